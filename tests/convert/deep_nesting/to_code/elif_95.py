def tf__elif(x):
    with ag__.FunctionScope('elif_95', 'fscope', ag__.ConversionOptions(recursive=True, user_requested=True, optional_features=(), internal_convert_user_code=True)) as fscope:
        do_return = False
        retval_ = ag__.UndefinedReturnValue()

        def get_state_94():
            return (x,)

        def set_state_94(vars_):
            nonlocal x
            x, = vars_

        def if_body_94():
            nonlocal x
            x = 1

        def else_body_94():
            nonlocal x

            def get_state_93():
                return (x,)

            def set_state_93(vars_):
                nonlocal x
                x, = vars_

            def if_body_93():
                nonlocal x
                x = 2

            def else_body_93():
                nonlocal x

                def get_state_92():
                    return (x,)

                def set_state_92(vars_):
                    nonlocal x
                    x, = vars_

                def if_body_92():
                    nonlocal x
                    x = 3

                def else_body_92():
                    nonlocal x

                    def get_state_91():
                        return (x,)

                    def set_state_91(vars_):
                        nonlocal x
                        x, = vars_

                    def if_body_91():
                        nonlocal x
                        x = 4

                    def else_body_91():
                        nonlocal x

                        def get_state_90():
                            return (x,)

                        def set_state_90(vars_):
                            nonlocal x
                            x, = vars_

                        def if_body_90():
                            nonlocal x
                            x = 5

                        def else_body_90():
                            nonlocal x

                            def get_state_89():
                                return (x,)

                            def set_state_89(vars_):
                                nonlocal x
                                x, = vars_

                            def if_body_89():
                                nonlocal x
                                x = 6

                            def else_body_89():
                                nonlocal x

                                def get_state_88():
                                    return (x,)

                                def set_state_88(vars_):
                                    nonlocal x
                                    x, = vars_

                                def if_body_88():
                                    nonlocal x
                                    x = 7

                                def else_body_88():
                                    nonlocal x

                                    def get_state_87():
                                        return (x,)

                                    def set_state_87(vars_):
                                        nonlocal x
                                        x, = vars_

                                    def if_body_87():
                                        nonlocal x
                                        x = 8

                                    def else_body_87():
                                        nonlocal x

                                        def get_state_86():
                                            return (x,)

                                        def set_state_86(vars_):
                                            nonlocal x
                                            x, = vars_

                                        def if_body_86():
                                            nonlocal x
                                            x = 9

                                        def else_body_86():
                                            nonlocal x

                                            def get_state_85():
                                                return (x,)

                                            def set_state_85(vars_):
                                                nonlocal x
                                                x, = vars_

                                            def if_body_85():
                                                nonlocal x
                                                x = 10

                                            def else_body_85():
                                                nonlocal x

                                                def get_state_84():
                                                    return (x,)

                                                def set_state_84(vars_):
                                                    nonlocal x
                                                    x, = vars_

                                                def if_body_84():
                                                    nonlocal x
                                                    x = 11

                                                def else_body_84():
                                                    nonlocal x

                                                    def get_state_83():
                                                        return (x,)

                                                    def set_state_83(vars_):
                                                        nonlocal x
                                                        x, = vars_

                                                    def if_body_83():
                                                        nonlocal x
                                                        x = 12

                                                    def else_body_83():
                                                        nonlocal x

                                                        def get_state_82():
                                                            return (x,)

                                                        def set_state_82(vars_):
                                                            nonlocal x
                                                            x, = vars_

                                                        def if_body_82():
                                                            nonlocal x
                                                            x = 13

                                                        def else_body_82():
                                                            nonlocal x

                                                            def get_state_81():
                                                                return (x,)

                                                            def set_state_81(vars_):
                                                                nonlocal x
                                                                x, = vars_

                                                            def if_body_81():
                                                                nonlocal x
                                                                x = 14

                                                            def else_body_81():
                                                                nonlocal x

                                                                def get_state_80():
                                                                    return (x,)

                                                                def set_state_80(vars_):
                                                                    nonlocal x
                                                                    x, = vars_

                                                                def if_body_80():
                                                                    nonlocal x
                                                                    x = 15

                                                                def else_body_80():
                                                                    nonlocal x

                                                                    def get_state_79():
                                                                        return (x,)

                                                                    def set_state_79(vars_):
                                                                        nonlocal x
                                                                        x, = vars_

                                                                    def if_body_79():
                                                                        nonlocal x
                                                                        x = 16

                                                                    def else_body_79():
                                                                        nonlocal x

                                                                        def get_state_78():
                                                                            return (x,)

                                                                        def set_state_78(vars_):
                                                                            nonlocal x
                                                                            x, = vars_

                                                                        def if_body_78():
                                                                            nonlocal x
                                                                            x = 17

                                                                        def else_body_78():
                                                                            nonlocal x

                                                                            def get_state_77():
                                                                                return (x,)

                                                                            def set_state_77(vars_):
                                                                                nonlocal x
                                                                                x, = vars_

                                                                            def if_body_77():
                                                                                nonlocal x
                                                                                x = 18

                                                                            def else_body_77():
                                                                                nonlocal x

                                                                                def get_state_76():
                                                                                    return (x,)

                                                                                def set_state_76(vars_):
                                                                                    nonlocal x
                                                                                    x, = vars_

                                                                                def if_body_76():
                                                                                    nonlocal x
                                                                                    x = 19

                                                                                def else_body_76():
                                                                                    nonlocal x

                                                                                    def get_state_75():
                                                                                        return (x,)

                                                                                    def set_state_75(vars_):
                                                                                        nonlocal x
                                                                                        x, = vars_

                                                                                    def if_body_75():
                                                                                        nonlocal x
                                                                                        x = 20

                                                                                    def else_body_75():
                                                                                        nonlocal x

                                                                                        def get_state_74():
                                                                                            return (x,)

                                                                                        def set_state_74(vars_):
                                                                                            nonlocal x
                                                                                            x, = vars_

                                                                                        def if_body_74():
                                                                                            nonlocal x
                                                                                            x = 21

                                                                                        def else_body_74():
                                                                                            nonlocal x

                                                                                            def get_state_73():
                                                                                                return (x,)

                                                                                            def set_state_73(vars_):
                                                                                                nonlocal x
                                                                                                x, = vars_

                                                                                            def if_body_73():
                                                                                                nonlocal x
                                                                                                x = 22

                                                                                            def else_body_73():
                                                                                                nonlocal x

                                                                                                def get_state_72():
                                                                                                    return (x,)

                                                                                                def set_state_72(vars_):
                                                                                                    nonlocal x
                                                                                                    x, = vars_

                                                                                                def if_body_72():
                                                                                                    nonlocal x
                                                                                                    x = 23

                                                                                                def else_body_72():
                                                                                                    nonlocal x

                                                                                                    def get_state_71():
                                                                                                        return (x,)

                                                                                                    def set_state_71(vars_):
                                                                                                        nonlocal x
                                                                                                        x, = vars_

                                                                                                    def if_body_71():
                                                                                                        nonlocal x
                                                                                                        x = 24

                                                                                                    def else_body_71():
                                                                                                        nonlocal x

                                                                                                        def get_state_70():
                                                                                                            return (x,)

                                                                                                        def set_state_70(vars_):
                                                                                                            nonlocal x
                                                                                                            x, = vars_

                                                                                                        def if_body_70():
                                                                                                            nonlocal x
                                                                                                            x = 25

                                                                                                        def else_body_70():
                                                                                                            nonlocal x

                                                                                                            def get_state_69():
                                                                                                                return (x,)

                                                                                                            def set_state_69(vars_):
                                                                                                                nonlocal x
                                                                                                                x, = vars_

                                                                                                            def if_body_69():
                                                                                                                nonlocal x
                                                                                                                x = 26

                                                                                                            def else_body_69():
                                                                                                                nonlocal x

                                                                                                                def get_state_68():
                                                                                                                    return (x,)

                                                                                                                def set_state_68(vars_):
                                                                                                                    nonlocal x
                                                                                                                    x, = vars_

                                                                                                                def if_body_68():
                                                                                                                    nonlocal x
                                                                                                                    x = 27

                                                                                                                def else_body_68():
                                                                                                                    nonlocal x

                                                                                                                    def get_state_67():
                                                                                                                        return (x,)

                                                                                                                    def set_state_67(vars_):
                                                                                                                        nonlocal x
                                                                                                                        x, = vars_

                                                                                                                    def if_body_67():
                                                                                                                        nonlocal x
                                                                                                                        x = 28

                                                                                                                    def else_body_67():
                                                                                                                        nonlocal x

                                                                                                                        def get_state_66():
                                                                                                                            return (x,)

                                                                                                                        def set_state_66(vars_):
                                                                                                                            nonlocal x
                                                                                                                            x, = vars_

                                                                                                                        def if_body_66():
                                                                                                                            nonlocal x
                                                                                                                            x = 29

                                                                                                                        def else_body_66():
                                                                                                                            nonlocal x

                                                                                                                            def get_state_65():
                                                                                                                                return (x,)

                                                                                                                            def set_state_65(vars_):
                                                                                                                                nonlocal x
                                                                                                                                x, = vars_

                                                                                                                            def if_body_65():
                                                                                                                                nonlocal x
                                                                                                                                x = 30

                                                                                                                            def else_body_65():
                                                                                                                                nonlocal x

                                                                                                                                def get_state_64():
                                                                                                                                    return (x,)

                                                                                                                                def set_state_64(vars_):
                                                                                                                                    nonlocal x
                                                                                                                                    x, = vars_

                                                                                                                                def if_body_64():
                                                                                                                                    nonlocal x
                                                                                                                                    x = 31

                                                                                                                                def else_body_64():
                                                                                                                                    nonlocal x

                                                                                                                                    def get_state_63():
                                                                                                                                        return (x,)

                                                                                                                                    def set_state_63(vars_):
                                                                                                                                        nonlocal x
                                                                                                                                        x, = vars_

                                                                                                                                    def if_body_63():
                                                                                                                                        nonlocal x
                                                                                                                                        x = 32

                                                                                                                                    def else_body_63():
                                                                                                                                        nonlocal x

                                                                                                                                        def get_state_62():
                                                                                                                                            return (x,)

                                                                                                                                        def set_state_62(vars_):
                                                                                                                                            nonlocal x
                                                                                                                                            x, = vars_

                                                                                                                                        def if_body_62():
                                                                                                                                            nonlocal x
                                                                                                                                            x = 33

                                                                                                                                        def else_body_62():
                                                                                                                                            nonlocal x

                                                                                                                                            def get_state_61():
                                                                                                                                                return (x,)

                                                                                                                                            def set_state_61(vars_):
                                                                                                                                                nonlocal x
                                                                                                                                                x, = vars_

                                                                                                                                            def if_body_61():
                                                                                                                                                nonlocal x
                                                                                                                                                x = 34

                                                                                                                                            def else_body_61():
                                                                                                                                                nonlocal x

                                                                                                                                                def get_state_60():
                                                                                                                                                    return (x,)

                                                                                                                                                def set_state_60(vars_):
                                                                                                                                                    nonlocal x
                                                                                                                                                    x, = vars_

                                                                                                                                                def if_body_60():
                                                                                                                                                    nonlocal x
                                                                                                                                                    x = 35

                                                                                                                                                def else_body_60():
                                                                                                                                                    nonlocal x

                                                                                                                                                    def get_state_59():
                                                                                                                                                        return (x,)

                                                                                                                                                    def set_state_59(vars_):
                                                                                                                                                        nonlocal x
                                                                                                                                                        x, = vars_

                                                                                                                                                    def if_body_59():
                                                                                                                                                        nonlocal x
                                                                                                                                                        x = 36

                                                                                                                                                    def else_body_59():
                                                                                                                                                        nonlocal x

                                                                                                                                                        def get_state_58():
                                                                                                                                                            return (x,)

                                                                                                                                                        def set_state_58(vars_):
                                                                                                                                                            nonlocal x
                                                                                                                                                            x, = vars_

                                                                                                                                                        def if_body_58():
                                                                                                                                                            nonlocal x
                                                                                                                                                            x = 37

                                                                                                                                                        def else_body_58():
                                                                                                                                                            nonlocal x

                                                                                                                                                            def get_state_57():
                                                                                                                                                                return (x,)

                                                                                                                                                            def set_state_57(vars_):
                                                                                                                                                                nonlocal x
                                                                                                                                                                x, = vars_

                                                                                                                                                            def if_body_57():
                                                                                                                                                                nonlocal x
                                                                                                                                                                x = 38

                                                                                                                                                            def else_body_57():
                                                                                                                                                                nonlocal x

                                                                                                                                                                def get_state_56():
                                                                                                                                                                    return (x,)

                                                                                                                                                                def set_state_56(vars_):
                                                                                                                                                                    nonlocal x
                                                                                                                                                                    x, = vars_

                                                                                                                                                                def if_body_56():
                                                                                                                                                                    nonlocal x
                                                                                                                                                                    x = 39

                                                                                                                                                                def else_body_56():
                                                                                                                                                                    nonlocal x

                                                                                                                                                                    def get_state_55():
                                                                                                                                                                        return (x,)

                                                                                                                                                                    def set_state_55(vars_):
                                                                                                                                                                        nonlocal x
                                                                                                                                                                        x, = vars_

                                                                                                                                                                    def if_body_55():
                                                                                                                                                                        nonlocal x
                                                                                                                                                                        x = 40

                                                                                                                                                                    def else_body_55():
                                                                                                                                                                        nonlocal x

                                                                                                                                                                        def get_state_54():
                                                                                                                                                                            return (x,)

                                                                                                                                                                        def set_state_54(vars_):
                                                                                                                                                                            nonlocal x
                                                                                                                                                                            x, = vars_

                                                                                                                                                                        def if_body_54():
                                                                                                                                                                            nonlocal x
                                                                                                                                                                            x = 41

                                                                                                                                                                        def else_body_54():
                                                                                                                                                                            nonlocal x

                                                                                                                                                                            def get_state_53():
                                                                                                                                                                                return (x,)

                                                                                                                                                                            def set_state_53(vars_):
                                                                                                                                                                                nonlocal x
                                                                                                                                                                                x, = vars_

                                                                                                                                                                            def if_body_53():
                                                                                                                                                                                nonlocal x
                                                                                                                                                                                x = 42

                                                                                                                                                                            def else_body_53():
                                                                                                                                                                                nonlocal x

                                                                                                                                                                                def get_state_52():
                                                                                                                                                                                    return (x,)

                                                                                                                                                                                def set_state_52(vars_):
                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                    x, = vars_

                                                                                                                                                                                def if_body_52():
                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                    x = 43

                                                                                                                                                                                def else_body_52():
                                                                                                                                                                                    nonlocal x

                                                                                                                                                                                    def get_state_51():
                                                                                                                                                                                        return (x,)

                                                                                                                                                                                    def set_state_51(vars_):
                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                        x, = vars_

                                                                                                                                                                                    def if_body_51():
                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                        x = 44

                                                                                                                                                                                    def else_body_51():
                                                                                                                                                                                        nonlocal x

                                                                                                                                                                                        def get_state_50():
                                                                                                                                                                                            return (x,)

                                                                                                                                                                                        def set_state_50(vars_):
                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                            x, = vars_

                                                                                                                                                                                        def if_body_50():
                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                            x = 45

                                                                                                                                                                                        def else_body_50():
                                                                                                                                                                                            nonlocal x

                                                                                                                                                                                            def get_state_49():
                                                                                                                                                                                                return (x,)

                                                                                                                                                                                            def set_state_49(vars_):
                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                x, = vars_

                                                                                                                                                                                            def if_body_49():
                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                x = 46

                                                                                                                                                                                            def else_body_49():
                                                                                                                                                                                                nonlocal x

                                                                                                                                                                                                def get_state_48():
                                                                                                                                                                                                    return (x,)

                                                                                                                                                                                                def set_state_48(vars_):
                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                    x, = vars_

                                                                                                                                                                                                def if_body_48():
                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                    x = 47

                                                                                                                                                                                                def else_body_48():
                                                                                                                                                                                                    nonlocal x

                                                                                                                                                                                                    def get_state_47():
                                                                                                                                                                                                        return (x,)

                                                                                                                                                                                                    def set_state_47(vars_):
                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                        x, = vars_

                                                                                                                                                                                                    def if_body_47():
                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                        x = 48

                                                                                                                                                                                                    def else_body_47():
                                                                                                                                                                                                        nonlocal x

                                                                                                                                                                                                        def get_state_46():
                                                                                                                                                                                                            return (x,)

                                                                                                                                                                                                        def set_state_46(vars_):
                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                            x, = vars_

                                                                                                                                                                                                        def if_body_46():
                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                            x = 49

                                                                                                                                                                                                        def else_body_46():
                                                                                                                                                                                                            nonlocal x

                                                                                                                                                                                                            def get_state_45():
                                                                                                                                                                                                                return (x,)

                                                                                                                                                                                                            def set_state_45(vars_):
                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                x, = vars_

                                                                                                                                                                                                            def if_body_45():
                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                x = 50

                                                                                                                                                                                                            def else_body_45():
                                                                                                                                                                                                                nonlocal x

                                                                                                                                                                                                                def get_state_44():
                                                                                                                                                                                                                    return (x,)

                                                                                                                                                                                                                def set_state_44(vars_):
                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                    x, = vars_

                                                                                                                                                                                                                def if_body_44():
                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                    x = 51

                                                                                                                                                                                                                def else_body_44():
                                                                                                                                                                                                                    nonlocal x

                                                                                                                                                                                                                    def get_state_43():
                                                                                                                                                                                                                        return (x,)

                                                                                                                                                                                                                    def set_state_43(vars_):
                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                        x, = vars_

                                                                                                                                                                                                                    def if_body_43():
                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                        x = 52

                                                                                                                                                                                                                    def else_body_43():
                                                                                                                                                                                                                        nonlocal x

                                                                                                                                                                                                                        def get_state_42():
                                                                                                                                                                                                                            return (x,)

                                                                                                                                                                                                                        def set_state_42(vars_):
                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                            x, = vars_

                                                                                                                                                                                                                        def if_body_42():
                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                            x = 53

                                                                                                                                                                                                                        def else_body_42():
                                                                                                                                                                                                                            nonlocal x

                                                                                                                                                                                                                            def get_state_41():
                                                                                                                                                                                                                                return (x,)

                                                                                                                                                                                                                            def set_state_41(vars_):
                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                x, = vars_

                                                                                                                                                                                                                            def if_body_41():
                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                x = 54

                                                                                                                                                                                                                            def else_body_41():
                                                                                                                                                                                                                                nonlocal x

                                                                                                                                                                                                                                def get_state_40():
                                                                                                                                                                                                                                    return (x,)

                                                                                                                                                                                                                                def set_state_40(vars_):
                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                    x, = vars_

                                                                                                                                                                                                                                def if_body_40():
                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                    x = 55

                                                                                                                                                                                                                                def else_body_40():
                                                                                                                                                                                                                                    nonlocal x

                                                                                                                                                                                                                                    def get_state_39():
                                                                                                                                                                                                                                        return (x,)

                                                                                                                                                                                                                                    def set_state_39(vars_):
                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                        x, = vars_

                                                                                                                                                                                                                                    def if_body_39():
                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                        x = 56

                                                                                                                                                                                                                                    def else_body_39():
                                                                                                                                                                                                                                        nonlocal x

                                                                                                                                                                                                                                        def get_state_38():
                                                                                                                                                                                                                                            return (x,)

                                                                                                                                                                                                                                        def set_state_38(vars_):
                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                            x, = vars_

                                                                                                                                                                                                                                        def if_body_38():
                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                            x = 57

                                                                                                                                                                                                                                        def else_body_38():
                                                                                                                                                                                                                                            nonlocal x

                                                                                                                                                                                                                                            def get_state_37():
                                                                                                                                                                                                                                                return (x,)

                                                                                                                                                                                                                                            def set_state_37(vars_):
                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                x, = vars_

                                                                                                                                                                                                                                            def if_body_37():
                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                x = 58

                                                                                                                                                                                                                                            def else_body_37():
                                                                                                                                                                                                                                                nonlocal x

                                                                                                                                                                                                                                                def get_state_36():
                                                                                                                                                                                                                                                    return (x,)

                                                                                                                                                                                                                                                def set_state_36(vars_):
                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                    x, = vars_

                                                                                                                                                                                                                                                def if_body_36():
                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                    x = 59

                                                                                                                                                                                                                                                def else_body_36():
                                                                                                                                                                                                                                                    nonlocal x

                                                                                                                                                                                                                                                    def get_state_35():
                                                                                                                                                                                                                                                        return (x,)

                                                                                                                                                                                                                                                    def set_state_35(vars_):
                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                        x, = vars_

                                                                                                                                                                                                                                                    def if_body_35():
                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                        x = 60

                                                                                                                                                                                                                                                    def else_body_35():
                                                                                                                                                                                                                                                        nonlocal x

                                                                                                                                                                                                                                                        def get_state_34():
                                                                                                                                                                                                                                                            return (x,)

                                                                                                                                                                                                                                                        def set_state_34(vars_):
                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                            x, = vars_

                                                                                                                                                                                                                                                        def if_body_34():
                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                            x = 61

                                                                                                                                                                                                                                                        def else_body_34():
                                                                                                                                                                                                                                                            nonlocal x

                                                                                                                                                                                                                                                            def get_state_33():
                                                                                                                                                                                                                                                                return (x,)

                                                                                                                                                                                                                                                            def set_state_33(vars_):
                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                x, = vars_

                                                                                                                                                                                                                                                            def if_body_33():
                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                x = 62

                                                                                                                                                                                                                                                            def else_body_33():
                                                                                                                                                                                                                                                                nonlocal x

                                                                                                                                                                                                                                                                def get_state_32():
                                                                                                                                                                                                                                                                    return (x,)

                                                                                                                                                                                                                                                                def set_state_32(vars_):
                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                    x, = vars_

                                                                                                                                                                                                                                                                def if_body_32():
                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                    x = 63

                                                                                                                                                                                                                                                                def else_body_32():
                                                                                                                                                                                                                                                                    nonlocal x

                                                                                                                                                                                                                                                                    def get_state_31():
                                                                                                                                                                                                                                                                        return (x,)

                                                                                                                                                                                                                                                                    def set_state_31(vars_):
                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                        x, = vars_

                                                                                                                                                                                                                                                                    def if_body_31():
                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                        x = 64

                                                                                                                                                                                                                                                                    def else_body_31():
                                                                                                                                                                                                                                                                        nonlocal x

                                                                                                                                                                                                                                                                        def get_state_30():
                                                                                                                                                                                                                                                                            return (x,)

                                                                                                                                                                                                                                                                        def set_state_30(vars_):
                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                            x, = vars_

                                                                                                                                                                                                                                                                        def if_body_30():
                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                            x = 65

                                                                                                                                                                                                                                                                        def else_body_30():
                                                                                                                                                                                                                                                                            nonlocal x

                                                                                                                                                                                                                                                                            def get_state_29():
                                                                                                                                                                                                                                                                                return (x,)

                                                                                                                                                                                                                                                                            def set_state_29(vars_):
                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                x, = vars_

                                                                                                                                                                                                                                                                            def if_body_29():
                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                x = 66

                                                                                                                                                                                                                                                                            def else_body_29():
                                                                                                                                                                                                                                                                                nonlocal x

                                                                                                                                                                                                                                                                                def get_state_28():
                                                                                                                                                                                                                                                                                    return (x,)

                                                                                                                                                                                                                                                                                def set_state_28(vars_):
                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                    x, = vars_

                                                                                                                                                                                                                                                                                def if_body_28():
                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                    x = 67

                                                                                                                                                                                                                                                                                def else_body_28():
                                                                                                                                                                                                                                                                                    nonlocal x

                                                                                                                                                                                                                                                                                    def get_state_27():
                                                                                                                                                                                                                                                                                        return (x,)

                                                                                                                                                                                                                                                                                    def set_state_27(vars_):
                                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                                        x, = vars_

                                                                                                                                                                                                                                                                                    def if_body_27():
                                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                                        x = 68

                                                                                                                                                                                                                                                                                    def else_body_27():
                                                                                                                                                                                                                                                                                        nonlocal x

                                                                                                                                                                                                                                                                                        def get_state_26():
                                                                                                                                                                                                                                                                                            return (x,)

                                                                                                                                                                                                                                                                                        def set_state_26(vars_):
                                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                                            x, = vars_

                                                                                                                                                                                                                                                                                        def if_body_26():
                                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                                            x = 69

                                                                                                                                                                                                                                                                                        def else_body_26():
                                                                                                                                                                                                                                                                                            nonlocal x

                                                                                                                                                                                                                                                                                            def get_state_25():
                                                                                                                                                                                                                                                                                                return (x,)

                                                                                                                                                                                                                                                                                            def set_state_25(vars_):
                                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                                x, = vars_

                                                                                                                                                                                                                                                                                            def if_body_25():
                                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                                x = 70

                                                                                                                                                                                                                                                                                            def else_body_25():
                                                                                                                                                                                                                                                                                                nonlocal x

                                                                                                                                                                                                                                                                                                def get_state_24():
                                                                                                                                                                                                                                                                                                    return (x,)

                                                                                                                                                                                                                                                                                                def set_state_24(vars_):
                                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                                    x, = vars_

                                                                                                                                                                                                                                                                                                def if_body_24():
                                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                                    x = 71

                                                                                                                                                                                                                                                                                                def else_body_24():
                                                                                                                                                                                                                                                                                                    nonlocal x

                                                                                                                                                                                                                                                                                                    def get_state_23():
                                                                                                                                                                                                                                                                                                        return (x,)

                                                                                                                                                                                                                                                                                                    def set_state_23(vars_):
                                                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                                                        x, = vars_

                                                                                                                                                                                                                                                                                                    def if_body_23():
                                                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                                                        x = 72

                                                                                                                                                                                                                                                                                                    def else_body_23():
                                                                                                                                                                                                                                                                                                        nonlocal x

                                                                                                                                                                                                                                                                                                        def get_state_22():
                                                                                                                                                                                                                                                                                                            return (x,)

                                                                                                                                                                                                                                                                                                        def set_state_22(vars_):
                                                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                                                            x, = vars_

                                                                                                                                                                                                                                                                                                        def if_body_22():
                                                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                                                            x = 73

                                                                                                                                                                                                                                                                                                        def else_body_22():
                                                                                                                                                                                                                                                                                                            nonlocal x

                                                                                                                                                                                                                                                                                                            def get_state_21():
                                                                                                                                                                                                                                                                                                                return (x,)

                                                                                                                                                                                                                                                                                                            def set_state_21(vars_):
                                                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                                                x, = vars_

                                                                                                                                                                                                                                                                                                            def if_body_21():
                                                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                                                x = 74

                                                                                                                                                                                                                                                                                                            def else_body_21():
                                                                                                                                                                                                                                                                                                                nonlocal x

                                                                                                                                                                                                                                                                                                                def get_state_20():
                                                                                                                                                                                                                                                                                                                    return (x,)

                                                                                                                                                                                                                                                                                                                def set_state_20(vars_):
                                                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                                                    x, = vars_

                                                                                                                                                                                                                                                                                                                def if_body_20():
                                                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                                                    x = 75

                                                                                                                                                                                                                                                                                                                def else_body_20():
                                                                                                                                                                                                                                                                                                                    nonlocal x

                                                                                                                                                                                                                                                                                                                    def get_state_19():
                                                                                                                                                                                                                                                                                                                        return (x,)

                                                                                                                                                                                                                                                                                                                    def set_state_19(vars_):
                                                                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                                                                        x, = vars_

                                                                                                                                                                                                                                                                                                                    def if_body_19():
                                                                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                                                                        x = 76

                                                                                                                                                                                                                                                                                                                    def else_body_19():
                                                                                                                                                                                                                                                                                                                        nonlocal x

                                                                                                                                                                                                                                                                                                                        def get_state_18():
                                                                                                                                                                                                                                                                                                                            return (x,)

                                                                                                                                                                                                                                                                                                                        def set_state_18(vars_):
                                                                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                                                                            x, = vars_

                                                                                                                                                                                                                                                                                                                        def if_body_18():
                                                                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                                                                            x = 77

                                                                                                                                                                                                                                                                                                                        def else_body_18():
                                                                                                                                                                                                                                                                                                                            nonlocal x

                                                                                                                                                                                                                                                                                                                            def get_state_17():
                                                                                                                                                                                                                                                                                                                                return (x,)

                                                                                                                                                                                                                                                                                                                            def set_state_17(vars_):
                                                                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                                                                x, = vars_

                                                                                                                                                                                                                                                                                                                            def if_body_17():
                                                                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                                                                x = 78

                                                                                                                                                                                                                                                                                                                            def else_body_17():
                                                                                                                                                                                                                                                                                                                                nonlocal x

                                                                                                                                                                                                                                                                                                                                def get_state_16():
                                                                                                                                                                                                                                                                                                                                    return (x,)

                                                                                                                                                                                                                                                                                                                                def set_state_16(vars_):
                                                                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                                                                    x, = vars_

                                                                                                                                                                                                                                                                                                                                def if_body_16():
                                                                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                                                                    x = 79

                                                                                                                                                                                                                                                                                                                                def else_body_16():
                                                                                                                                                                                                                                                                                                                                    nonlocal x

                                                                                                                                                                                                                                                                                                                                    def get_state_15():
                                                                                                                                                                                                                                                                                                                                        return (x,)

                                                                                                                                                                                                                                                                                                                                    def set_state_15(vars_):
                                                                                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                                                                                        x, = vars_

                                                                                                                                                                                                                                                                                                                                    def if_body_15():
                                                                                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                                                                                        x = 80

                                                                                                                                                                                                                                                                                                                                    def else_body_15():
                                                                                                                                                                                                                                                                                                                                        nonlocal x

                                                                                                                                                                                                                                                                                                                                        def get_state_14():
                                                                                                                                                                                                                                                                                                                                            return (x,)

                                                                                                                                                                                                                                                                                                                                        def set_state_14(vars_):
                                                                                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                                                                                            x, = vars_

                                                                                                                                                                                                                                                                                                                                        def if_body_14():
                                                                                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                                                                                            x = 81

                                                                                                                                                                                                                                                                                                                                        def else_body_14():
                                                                                                                                                                                                                                                                                                                                            nonlocal x

                                                                                                                                                                                                                                                                                                                                            def get_state_13():
                                                                                                                                                                                                                                                                                                                                                return (x,)

                                                                                                                                                                                                                                                                                                                                            def set_state_13(vars_):
                                                                                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                                                                                x, = vars_

                                                                                                                                                                                                                                                                                                                                            def if_body_13():
                                                                                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                                                                                x = 82

                                                                                                                                                                                                                                                                                                                                            def else_body_13():
                                                                                                                                                                                                                                                                                                                                                nonlocal x

                                                                                                                                                                                                                                                                                                                                                def get_state_12():
                                                                                                                                                                                                                                                                                                                                                    return (x,)

                                                                                                                                                                                                                                                                                                                                                def set_state_12(vars_):
                                                                                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                                                                                    x, = vars_

                                                                                                                                                                                                                                                                                                                                                def if_body_12():
                                                                                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                                                                                    x = 83

                                                                                                                                                                                                                                                                                                                                                def else_body_12():
                                                                                                                                                                                                                                                                                                                                                    nonlocal x

                                                                                                                                                                                                                                                                                                                                                    def get_state_11():
                                                                                                                                                                                                                                                                                                                                                        return (x,)

                                                                                                                                                                                                                                                                                                                                                    def set_state_11(vars_):
                                                                                                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                                                                                                        x, = vars_

                                                                                                                                                                                                                                                                                                                                                    def if_body_11():
                                                                                                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                                                                                                        x = 84

                                                                                                                                                                                                                                                                                                                                                    def else_body_11():
                                                                                                                                                                                                                                                                                                                                                        nonlocal x

                                                                                                                                                                                                                                                                                                                                                        def get_state_10():
                                                                                                                                                                                                                                                                                                                                                            return (x,)

                                                                                                                                                                                                                                                                                                                                                        def set_state_10(vars_):
                                                                                                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                                                                                                            x, = vars_

                                                                                                                                                                                                                                                                                                                                                        def if_body_10():
                                                                                                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                                                                                                            x = 85

                                                                                                                                                                                                                                                                                                                                                        def else_body_10():
                                                                                                                                                                                                                                                                                                                                                            nonlocal x

                                                                                                                                                                                                                                                                                                                                                            def get_state_9():
                                                                                                                                                                                                                                                                                                                                                                return (x,)

                                                                                                                                                                                                                                                                                                                                                            def set_state_9(vars_):
                                                                                                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                                                                                                x, = vars_

                                                                                                                                                                                                                                                                                                                                                            def if_body_9():
                                                                                                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                                                                                                x = 86

                                                                                                                                                                                                                                                                                                                                                            def else_body_9():
                                                                                                                                                                                                                                                                                                                                                                nonlocal x

                                                                                                                                                                                                                                                                                                                                                                def get_state_8():
                                                                                                                                                                                                                                                                                                                                                                    return (x,)

                                                                                                                                                                                                                                                                                                                                                                def set_state_8(vars_):
                                                                                                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                                                                                                    x, = vars_

                                                                                                                                                                                                                                                                                                                                                                def if_body_8():
                                                                                                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                                                                                                    x = 87

                                                                                                                                                                                                                                                                                                                                                                def else_body_8():
                                                                                                                                                                                                                                                                                                                                                                    nonlocal x

                                                                                                                                                                                                                                                                                                                                                                    def get_state_7():
                                                                                                                                                                                                                                                                                                                                                                        return (x,)

                                                                                                                                                                                                                                                                                                                                                                    def set_state_7(vars_):
                                                                                                                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                                                                                                                        x, = vars_

                                                                                                                                                                                                                                                                                                                                                                    def if_body_7():
                                                                                                                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                                                                                                                        x = 88

                                                                                                                                                                                                                                                                                                                                                                    def else_body_7():
                                                                                                                                                                                                                                                                                                                                                                        nonlocal x

                                                                                                                                                                                                                                                                                                                                                                        def get_state_6():
                                                                                                                                                                                                                                                                                                                                                                            return (x,)

                                                                                                                                                                                                                                                                                                                                                                        def set_state_6(vars_):
                                                                                                                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                                                                                                                            x, = vars_

                                                                                                                                                                                                                                                                                                                                                                        def if_body_6():
                                                                                                                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                                                                                                                            x = 89

                                                                                                                                                                                                                                                                                                                                                                        def else_body_6():
                                                                                                                                                                                                                                                                                                                                                                            nonlocal x

                                                                                                                                                                                                                                                                                                                                                                            def get_state_5():
                                                                                                                                                                                                                                                                                                                                                                                return (x,)

                                                                                                                                                                                                                                                                                                                                                                            def set_state_5(vars_):
                                                                                                                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                                                                                                                x, = vars_

                                                                                                                                                                                                                                                                                                                                                                            def if_body_5():
                                                                                                                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                                                                                                                x = 90

                                                                                                                                                                                                                                                                                                                                                                            def else_body_5():
                                                                                                                                                                                                                                                                                                                                                                                nonlocal x

                                                                                                                                                                                                                                                                                                                                                                                def get_state_4():
                                                                                                                                                                                                                                                                                                                                                                                    return (x,)

                                                                                                                                                                                                                                                                                                                                                                                def set_state_4(vars_):
                                                                                                                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                                                                                                                    x, = vars_

                                                                                                                                                                                                                                                                                                                                                                                def if_body_4():
                                                                                                                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                                                                                                                    x = 91

                                                                                                                                                                                                                                                                                                                                                                                def else_body_4():
                                                                                                                                                                                                                                                                                                                                                                                    nonlocal x

                                                                                                                                                                                                                                                                                                                                                                                    def get_state_3():
                                                                                                                                                                                                                                                                                                                                                                                        return (x,)

                                                                                                                                                                                                                                                                                                                                                                                    def set_state_3(vars_):
                                                                                                                                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                                                                                                                                        x, = vars_

                                                                                                                                                                                                                                                                                                                                                                                    def if_body_3():
                                                                                                                                                                                                                                                                                                                                                                                        nonlocal x
                                                                                                                                                                                                                                                                                                                                                                                        x = 92

                                                                                                                                                                                                                                                                                                                                                                                    def else_body_3():
                                                                                                                                                                                                                                                                                                                                                                                        nonlocal x

                                                                                                                                                                                                                                                                                                                                                                                        def get_state_2():
                                                                                                                                                                                                                                                                                                                                                                                            return (x,)

                                                                                                                                                                                                                                                                                                                                                                                        def set_state_2(vars_):
                                                                                                                                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                                                                                                                                            x, = vars_

                                                                                                                                                                                                                                                                                                                                                                                        def if_body_2():
                                                                                                                                                                                                                                                                                                                                                                                            nonlocal x
                                                                                                                                                                                                                                                                                                                                                                                            x = 93

                                                                                                                                                                                                                                                                                                                                                                                        def else_body_2():
                                                                                                                                                                                                                                                                                                                                                                                            nonlocal x

                                                                                                                                                                                                                                                                                                                                                                                            def get_state_1():
                                                                                                                                                                                                                                                                                                                                                                                                return (x,)

                                                                                                                                                                                                                                                                                                                                                                                            def set_state_1(vars_):
                                                                                                                                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                                                                                                                                x, = vars_

                                                                                                                                                                                                                                                                                                                                                                                            def if_body_1():
                                                                                                                                                                                                                                                                                                                                                                                                nonlocal x
                                                                                                                                                                                                                                                                                                                                                                                                x = 94

                                                                                                                                                                                                                                                                                                                                                                                            def else_body_1():
                                                                                                                                                                                                                                                                                                                                                                                                nonlocal x

                                                                                                                                                                                                                                                                                                                                                                                                def get_state():
                                                                                                                                                                                                                                                                                                                                                                                                    return (x,)

                                                                                                                                                                                                                                                                                                                                                                                                def set_state(vars_):
                                                                                                                                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                                                                                                                                    x, = vars_

                                                                                                                                                                                                                                                                                                                                                                                                def if_body():
                                                                                                                                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                                                                                                                                    x = 95

                                                                                                                                                                                                                                                                                                                                                                                                def else_body():
                                                                                                                                                                                                                                                                                                                                                                                                    nonlocal x
                                                                                                                                                                                                                                                                                                                                                                                                    pass
                                                                                                                                                                                                                                                                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 94, if_body, else_body, get_state, set_state, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 93, if_body_1, else_body_1, get_state_1, set_state_1, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 92, if_body_2, else_body_2, get_state_2, set_state_2, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 91, if_body_3, else_body_3, get_state_3, set_state_3, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 90, if_body_4, else_body_4, get_state_4, set_state_4, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 89, if_body_5, else_body_5, get_state_5, set_state_5, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 88, if_body_6, else_body_6, get_state_6, set_state_6, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 87, if_body_7, else_body_7, get_state_7, set_state_7, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 86, if_body_8, else_body_8, get_state_8, set_state_8, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 85, if_body_9, else_body_9, get_state_9, set_state_9, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 84, if_body_10, else_body_10, get_state_10, set_state_10, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 83, if_body_11, else_body_11, get_state_11, set_state_11, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 82, if_body_12, else_body_12, get_state_12, set_state_12, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 81, if_body_13, else_body_13, get_state_13, set_state_13, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 80, if_body_14, else_body_14, get_state_14, set_state_14, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 79, if_body_15, else_body_15, get_state_15, set_state_15, ('x',), 1)
                                                                                                                                                                                                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 78, if_body_16, else_body_16, get_state_16, set_state_16, ('x',), 1)
                                                                                                                                                                                                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 77, if_body_17, else_body_17, get_state_17, set_state_17, ('x',), 1)
                                                                                                                                                                                                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 76, if_body_18, else_body_18, get_state_18, set_state_18, ('x',), 1)
                                                                                                                                                                                                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 75, if_body_19, else_body_19, get_state_19, set_state_19, ('x',), 1)
                                                                                                                                                                                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 74, if_body_20, else_body_20, get_state_20, set_state_20, ('x',), 1)
                                                                                                                                                                                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 73, if_body_21, else_body_21, get_state_21, set_state_21, ('x',), 1)
                                                                                                                                                                                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 72, if_body_22, else_body_22, get_state_22, set_state_22, ('x',), 1)
                                                                                                                                                                                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 71, if_body_23, else_body_23, get_state_23, set_state_23, ('x',), 1)
                                                                                                                                                                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 70, if_body_24, else_body_24, get_state_24, set_state_24, ('x',), 1)
                                                                                                                                                                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 69, if_body_25, else_body_25, get_state_25, set_state_25, ('x',), 1)
                                                                                                                                                                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 68, if_body_26, else_body_26, get_state_26, set_state_26, ('x',), 1)
                                                                                                                                                                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 67, if_body_27, else_body_27, get_state_27, set_state_27, ('x',), 1)
                                                                                                                                                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 66, if_body_28, else_body_28, get_state_28, set_state_28, ('x',), 1)
                                                                                                                                                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 65, if_body_29, else_body_29, get_state_29, set_state_29, ('x',), 1)
                                                                                                                                                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 64, if_body_30, else_body_30, get_state_30, set_state_30, ('x',), 1)
                                                                                                                                                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 63, if_body_31, else_body_31, get_state_31, set_state_31, ('x',), 1)
                                                                                                                                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 62, if_body_32, else_body_32, get_state_32, set_state_32, ('x',), 1)
                                                                                                                                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 61, if_body_33, else_body_33, get_state_33, set_state_33, ('x',), 1)
                                                                                                                                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 60, if_body_34, else_body_34, get_state_34, set_state_34, ('x',), 1)
                                                                                                                                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 59, if_body_35, else_body_35, get_state_35, set_state_35, ('x',), 1)
                                                                                                                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 58, if_body_36, else_body_36, get_state_36, set_state_36, ('x',), 1)
                                                                                                                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 57, if_body_37, else_body_37, get_state_37, set_state_37, ('x',), 1)
                                                                                                                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 56, if_body_38, else_body_38, get_state_38, set_state_38, ('x',), 1)
                                                                                                                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 55, if_body_39, else_body_39, get_state_39, set_state_39, ('x',), 1)
                                                                                                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 54, if_body_40, else_body_40, get_state_40, set_state_40, ('x',), 1)
                                                                                                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 53, if_body_41, else_body_41, get_state_41, set_state_41, ('x',), 1)
                                                                                                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 52, if_body_42, else_body_42, get_state_42, set_state_42, ('x',), 1)
                                                                                                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 51, if_body_43, else_body_43, get_state_43, set_state_43, ('x',), 1)
                                                                                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 50, if_body_44, else_body_44, get_state_44, set_state_44, ('x',), 1)
                                                                                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 49, if_body_45, else_body_45, get_state_45, set_state_45, ('x',), 1)
                                                                                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 48, if_body_46, else_body_46, get_state_46, set_state_46, ('x',), 1)
                                                                                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 47, if_body_47, else_body_47, get_state_47, set_state_47, ('x',), 1)
                                                                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 46, if_body_48, else_body_48, get_state_48, set_state_48, ('x',), 1)
                                                                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 45, if_body_49, else_body_49, get_state_49, set_state_49, ('x',), 1)
                                                                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 44, if_body_50, else_body_50, get_state_50, set_state_50, ('x',), 1)
                                                                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 43, if_body_51, else_body_51, get_state_51, set_state_51, ('x',), 1)
                                                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 42, if_body_52, else_body_52, get_state_52, set_state_52, ('x',), 1)
                                                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 41, if_body_53, else_body_53, get_state_53, set_state_53, ('x',), 1)
                                                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 40, if_body_54, else_body_54, get_state_54, set_state_54, ('x',), 1)
                                                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 39, if_body_55, else_body_55, get_state_55, set_state_55, ('x',), 1)
                                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 38, if_body_56, else_body_56, get_state_56, set_state_56, ('x',), 1)
                                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 37, if_body_57, else_body_57, get_state_57, set_state_57, ('x',), 1)
                                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 36, if_body_58, else_body_58, get_state_58, set_state_58, ('x',), 1)
                                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 35, if_body_59, else_body_59, get_state_59, set_state_59, ('x',), 1)
                                                                                                                                                ag__.if_stmt(ag__.ld(x) == 34, if_body_60, else_body_60, get_state_60, set_state_60, ('x',), 1)
                                                                                                                                            ag__.if_stmt(ag__.ld(x) == 33, if_body_61, else_body_61, get_state_61, set_state_61, ('x',), 1)
                                                                                                                                        ag__.if_stmt(ag__.ld(x) == 32, if_body_62, else_body_62, get_state_62, set_state_62, ('x',), 1)
                                                                                                                                    ag__.if_stmt(ag__.ld(x) == 31, if_body_63, else_body_63, get_state_63, set_state_63, ('x',), 1)
                                                                                                                                ag__.if_stmt(ag__.ld(x) == 30, if_body_64, else_body_64, get_state_64, set_state_64, ('x',), 1)
                                                                                                                            ag__.if_stmt(ag__.ld(x) == 29, if_body_65, else_body_65, get_state_65, set_state_65, ('x',), 1)
                                                                                                                        ag__.if_stmt(ag__.ld(x) == 28, if_body_66, else_body_66, get_state_66, set_state_66, ('x',), 1)
                                                                                                                    ag__.if_stmt(ag__.ld(x) == 27, if_body_67, else_body_67, get_state_67, set_state_67, ('x',), 1)
                                                                                                                ag__.if_stmt(ag__.ld(x) == 26, if_body_68, else_body_68, get_state_68, set_state_68, ('x',), 1)
                                                                                                            ag__.if_stmt(ag__.ld(x) == 25, if_body_69, else_body_69, get_state_69, set_state_69, ('x',), 1)
                                                                                                        ag__.if_stmt(ag__.ld(x) == 24, if_body_70, else_body_70, get_state_70, set_state_70, ('x',), 1)
                                                                                                    ag__.if_stmt(ag__.ld(x) == 23, if_body_71, else_body_71, get_state_71, set_state_71, ('x',), 1)
                                                                                                ag__.if_stmt(ag__.ld(x) == 22, if_body_72, else_body_72, get_state_72, set_state_72, ('x',), 1)
                                                                                            ag__.if_stmt(ag__.ld(x) == 21, if_body_73, else_body_73, get_state_73, set_state_73, ('x',), 1)
                                                                                        ag__.if_stmt(ag__.ld(x) == 20, if_body_74, else_body_74, get_state_74, set_state_74, ('x',), 1)
                                                                                    ag__.if_stmt(ag__.ld(x) == 19, if_body_75, else_body_75, get_state_75, set_state_75, ('x',), 1)
                                                                                ag__.if_stmt(ag__.ld(x) == 18, if_body_76, else_body_76, get_state_76, set_state_76, ('x',), 1)
                                                                            ag__.if_stmt(ag__.ld(x) == 17, if_body_77, else_body_77, get_state_77, set_state_77, ('x',), 1)
                                                                        ag__.if_stmt(ag__.ld(x) == 16, if_body_78, else_body_78, get_state_78, set_state_78, ('x',), 1)
                                                                    ag__.if_stmt(ag__.ld(x) == 15, if_body_79, else_body_79, get_state_79, set_state_79, ('x',), 1)
                                                                ag__.if_stmt(ag__.ld(x) == 14, if_body_80, else_body_80, get_state_80, set_state_80, ('x',), 1)
                                                            ag__.if_stmt(ag__.ld(x) == 13, if_body_81, else_body_81, get_state_81, set_state_81, ('x',), 1)
                                                        ag__.if_stmt(ag__.ld(x) == 12, if_body_82, else_body_82, get_state_82, set_state_82, ('x',), 1)
                                                    ag__.if_stmt(ag__.ld(x) == 11, if_body_83, else_body_83, get_state_83, set_state_83, ('x',), 1)
                                                ag__.if_stmt(ag__.ld(x) == 10, if_body_84, else_body_84, get_state_84, set_state_84, ('x',), 1)
                                            ag__.if_stmt(ag__.ld(x) == 9, if_body_85, else_body_85, get_state_85, set_state_85, ('x',), 1)
                                        ag__.if_stmt(ag__.ld(x) == 8, if_body_86, else_body_86, get_state_86, set_state_86, ('x',), 1)
                                    ag__.if_stmt(ag__.ld(x) == 7, if_body_87, else_body_87, get_state_87, set_state_87, ('x',), 1)
                                ag__.if_stmt(ag__.ld(x) == 6, if_body_88, else_body_88, get_state_88, set_state_88, ('x',), 1)
                            ag__.if_stmt(ag__.ld(x) == 5, if_body_89, else_body_89, get_state_89, set_state_89, ('x',), 1)
                        ag__.if_stmt(ag__.ld(x) == 4, if_body_90, else_body_90, get_state_90, set_state_90, ('x',), 1)
                    ag__.if_stmt(ag__.ld(x) == 3, if_body_91, else_body_91, get_state_91, set_state_91, ('x',), 1)
                ag__.if_stmt(ag__.ld(x) == 2, if_body_92, else_body_92, get_state_92, set_state_92, ('x',), 1)
            ag__.if_stmt(ag__.ld(x) == 1, if_body_93, else_body_93, get_state_93, set_state_93, ('x',), 1)
        ag__.if_stmt(ag__.ld(x) == 0, if_body_94, else_body_94, get_state_94, set_state_94, ('x',), 1)
        try:
            do_return = True
            retval_ = ag__.ld(x)
        except:
            do_return = False
            raise
        return fscope.ret(retval_, do_return)
