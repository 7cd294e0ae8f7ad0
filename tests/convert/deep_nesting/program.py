import tensorflow as tf


def elif_94(x):
    if x == 0:
        x = 1
    elif x == 1:
        x = 2
    elif x == 2:
        x = 3
    elif x == 3:
        x = 4
    elif x == 4:
        x = 5
    elif x == 5:
        x = 6
    elif x == 6:
        x = 7
    elif x == 7:
        x = 8
    elif x == 8:
        x = 9
    elif x == 9:
        x = 10
    elif x == 10:
        x = 11
    elif x == 11:
        x = 12
    elif x == 12:
        x = 13
    elif x == 13:
        x = 14
    elif x == 14:
        x = 15
    elif x == 15:
        x = 16
    elif x == 16:
        x = 17
    elif x == 17:
        x = 18
    elif x == 18:
        x = 19
    elif x == 19:
        x = 20
    elif x == 20:
        x = 21
    elif x == 21:
        x = 22
    elif x == 22:
        x = 23
    elif x == 23:
        x = 24
    elif x == 24:
        x = 25
    elif x == 25:
        x = 26
    elif x == 26:
        x = 27
    elif x == 27:
        x = 28
    elif x == 28:
        x = 29
    elif x == 29:
        x = 30
    elif x == 30:
        x = 31
    elif x == 31:
        x = 32
    elif x == 32:
        x = 33
    elif x == 33:
        x = 34
    elif x == 34:
        x = 35
    elif x == 35:
        x = 36
    elif x == 36:
        x = 37
    elif x == 37:
        x = 38
    elif x == 38:
        x = 39
    elif x == 39:
        x = 40
    elif x == 40:
        x = 41
    elif x == 41:
        x = 42
    elif x == 42:
        x = 43
    elif x == 43:
        x = 44
    elif x == 44:
        x = 45
    elif x == 45:
        x = 46
    elif x == 46:
        x = 47
    elif x == 47:
        x = 48
    elif x == 48:
        x = 49
    elif x == 49:
        x = 50
    elif x == 50:
        x = 51
    elif x == 51:
        x = 52
    elif x == 52:
        x = 53
    elif x == 53:
        x = 54
    elif x == 54:
        x = 55
    elif x == 55:
        x = 56
    elif x == 56:
        x = 57
    elif x == 57:
        x = 58
    elif x == 58:
        x = 59
    elif x == 59:
        x = 60
    elif x == 60:
        x = 61
    elif x == 61:
        x = 62
    elif x == 62:
        x = 63
    elif x == 63:
        x = 64
    elif x == 64:
        x = 65
    elif x == 65:
        x = 66
    elif x == 66:
        x = 67
    elif x == 67:
        x = 68
    elif x == 68:
        x = 69
    elif x == 69:
        x = 70
    elif x == 70:
        x = 71
    elif x == 71:
        x = 72
    elif x == 72:
        x = 73
    elif x == 73:
        x = 74
    elif x == 74:
        x = 75
    elif x == 75:
        x = 76
    elif x == 76:
        x = 77
    elif x == 77:
        x = 78
    elif x == 78:
        x = 79
    elif x == 79:
        x = 80
    elif x == 80:
        x = 81
    elif x == 81:
        x = 82
    elif x == 82:
        x = 83
    elif x == 83:
        x = 84
    elif x == 84:
        x = 85
    elif x == 85:
        x = 86
    elif x == 86:
        x = 87
    elif x == 87:
        x = 88
    elif x == 88:
        x = 89
    elif x == 89:
        x = 90
    elif x == 90:
        x = 91
    elif x == 91:
        x = 92
    elif x == 92:
        x = 93
    elif x == 93:
        x = 94
    return x


def elif_95(x):
    if x == 0:
        x = 1
    elif x == 1:
        x = 2
    elif x == 2:
        x = 3
    elif x == 3:
        x = 4
    elif x == 4:
        x = 5
    elif x == 5:
        x = 6
    elif x == 6:
        x = 7
    elif x == 7:
        x = 8
    elif x == 8:
        x = 9
    elif x == 9:
        x = 10
    elif x == 10:
        x = 11
    elif x == 11:
        x = 12
    elif x == 12:
        x = 13
    elif x == 13:
        x = 14
    elif x == 14:
        x = 15
    elif x == 15:
        x = 16
    elif x == 16:
        x = 17
    elif x == 17:
        x = 18
    elif x == 18:
        x = 19
    elif x == 19:
        x = 20
    elif x == 20:
        x = 21
    elif x == 21:
        x = 22
    elif x == 22:
        x = 23
    elif x == 23:
        x = 24
    elif x == 24:
        x = 25
    elif x == 25:
        x = 26
    elif x == 26:
        x = 27
    elif x == 27:
        x = 28
    elif x == 28:
        x = 29
    elif x == 29:
        x = 30
    elif x == 30:
        x = 31
    elif x == 31:
        x = 32
    elif x == 32:
        x = 33
    elif x == 33:
        x = 34
    elif x == 34:
        x = 35
    elif x == 35:
        x = 36
    elif x == 36:
        x = 37
    elif x == 37:
        x = 38
    elif x == 38:
        x = 39
    elif x == 39:
        x = 40
    elif x == 40:
        x = 41
    elif x == 41:
        x = 42
    elif x == 42:
        x = 43
    elif x == 43:
        x = 44
    elif x == 44:
        x = 45
    elif x == 45:
        x = 46
    elif x == 46:
        x = 47
    elif x == 47:
        x = 48
    elif x == 48:
        x = 49
    elif x == 49:
        x = 50
    elif x == 50:
        x = 51
    elif x == 51:
        x = 52
    elif x == 52:
        x = 53
    elif x == 53:
        x = 54
    elif x == 54:
        x = 55
    elif x == 55:
        x = 56
    elif x == 56:
        x = 57
    elif x == 57:
        x = 58
    elif x == 58:
        x = 59
    elif x == 59:
        x = 60
    elif x == 60:
        x = 61
    elif x == 61:
        x = 62
    elif x == 62:
        x = 63
    elif x == 63:
        x = 64
    elif x == 64:
        x = 65
    elif x == 65:
        x = 66
    elif x == 66:
        x = 67
    elif x == 67:
        x = 68
    elif x == 68:
        x = 69
    elif x == 69:
        x = 70
    elif x == 70:
        x = 71
    elif x == 71:
        x = 72
    elif x == 72:
        x = 73
    elif x == 73:
        x = 74
    elif x == 74:
        x = 75
    elif x == 75:
        x = 76
    elif x == 76:
        x = 77
    elif x == 77:
        x = 78
    elif x == 78:
        x = 79
    elif x == 79:
        x = 80
    elif x == 80:
        x = 81
    elif x == 81:
        x = 82
    elif x == 82:
        x = 83
    elif x == 83:
        x = 84
    elif x == 84:
        x = 85
    elif x == 85:
        x = 86
    elif x == 86:
        x = 87
    elif x == 87:
        x = 88
    elif x == 88:
        x = 89
    elif x == 89:
        x = 90
    elif x == 90:
        x = 91
    elif x == 91:
        x = 92
    elif x == 92:
        x = 93
    elif x == 93:
        x = 94
    elif x == 94:
        x = 95
    return x


def elif_96(x):
    if x == 0:
        x = 1
    elif x == 1:
        x = 2
    elif x == 2:
        x = 3
    elif x == 3:
        x = 4
    elif x == 4:
        x = 5
    elif x == 5:
        x = 6
    elif x == 6:
        x = 7
    elif x == 7:
        x = 8
    elif x == 8:
        x = 9
    elif x == 9:
        x = 10
    elif x == 10:
        x = 11
    elif x == 11:
        x = 12
    elif x == 12:
        x = 13
    elif x == 13:
        x = 14
    elif x == 14:
        x = 15
    elif x == 15:
        x = 16
    elif x == 16:
        x = 17
    elif x == 17:
        x = 18
    elif x == 18:
        x = 19
    elif x == 19:
        x = 20
    elif x == 20:
        x = 21
    elif x == 21:
        x = 22
    elif x == 22:
        x = 23
    elif x == 23:
        x = 24
    elif x == 24:
        x = 25
    elif x == 25:
        x = 26
    elif x == 26:
        x = 27
    elif x == 27:
        x = 28
    elif x == 28:
        x = 29
    elif x == 29:
        x = 30
    elif x == 30:
        x = 31
    elif x == 31:
        x = 32
    elif x == 32:
        x = 33
    elif x == 33:
        x = 34
    elif x == 34:
        x = 35
    elif x == 35:
        x = 36
    elif x == 36:
        x = 37
    elif x == 37:
        x = 38
    elif x == 38:
        x = 39
    elif x == 39:
        x = 40
    elif x == 40:
        x = 41
    elif x == 41:
        x = 42
    elif x == 42:
        x = 43
    elif x == 43:
        x = 44
    elif x == 44:
        x = 45
    elif x == 45:
        x = 46
    elif x == 46:
        x = 47
    elif x == 47:
        x = 48
    elif x == 48:
        x = 49
    elif x == 49:
        x = 50
    elif x == 50:
        x = 51
    elif x == 51:
        x = 52
    elif x == 52:
        x = 53
    elif x == 53:
        x = 54
    elif x == 54:
        x = 55
    elif x == 55:
        x = 56
    elif x == 56:
        x = 57
    elif x == 57:
        x = 58
    elif x == 58:
        x = 59
    elif x == 59:
        x = 60
    elif x == 60:
        x = 61
    elif x == 61:
        x = 62
    elif x == 62:
        x = 63
    elif x == 63:
        x = 64
    elif x == 64:
        x = 65
    elif x == 65:
        x = 66
    elif x == 66:
        x = 67
    elif x == 67:
        x = 68
    elif x == 68:
        x = 69
    elif x == 69:
        x = 70
    elif x == 70:
        x = 71
    elif x == 71:
        x = 72
    elif x == 72:
        x = 73
    elif x == 73:
        x = 74
    elif x == 74:
        x = 75
    elif x == 75:
        x = 76
    elif x == 76:
        x = 77
    elif x == 77:
        x = 78
    elif x == 78:
        x = 79
    elif x == 79:
        x = 80
    elif x == 80:
        x = 81
    elif x == 81:
        x = 82
    elif x == 82:
        x = 83
    elif x == 83:
        x = 84
    elif x == 84:
        x = 85
    elif x == 85:
        x = 86
    elif x == 86:
        x = 87
    elif x == 87:
        x = 88
    elif x == 88:
        x = 89
    elif x == 89:
        x = 90
    elif x == 90:
        x = 91
    elif x == 91:
        x = 92
    elif x == 92:
        x = 93
    elif x == 93:
        x = 94
    elif x == 94:
        x = 95
    elif x == 95:
        x = 96
    return x


def elif_97(x):
    if x == 0:
        x = 1
    elif x == 1:
        x = 2
    elif x == 2:
        x = 3
    elif x == 3:
        x = 4
    elif x == 4:
        x = 5
    elif x == 5:
        x = 6
    elif x == 6:
        x = 7
    elif x == 7:
        x = 8
    elif x == 8:
        x = 9
    elif x == 9:
        x = 10
    elif x == 10:
        x = 11
    elif x == 11:
        x = 12
    elif x == 12:
        x = 13
    elif x == 13:
        x = 14
    elif x == 14:
        x = 15
    elif x == 15:
        x = 16
    elif x == 16:
        x = 17
    elif x == 17:
        x = 18
    elif x == 18:
        x = 19
    elif x == 19:
        x = 20
    elif x == 20:
        x = 21
    elif x == 21:
        x = 22
    elif x == 22:
        x = 23
    elif x == 23:
        x = 24
    elif x == 24:
        x = 25
    elif x == 25:
        x = 26
    elif x == 26:
        x = 27
    elif x == 27:
        x = 28
    elif x == 28:
        x = 29
    elif x == 29:
        x = 30
    elif x == 30:
        x = 31
    elif x == 31:
        x = 32
    elif x == 32:
        x = 33
    elif x == 33:
        x = 34
    elif x == 34:
        x = 35
    elif x == 35:
        x = 36
    elif x == 36:
        x = 37
    elif x == 37:
        x = 38
    elif x == 38:
        x = 39
    elif x == 39:
        x = 40
    elif x == 40:
        x = 41
    elif x == 41:
        x = 42
    elif x == 42:
        x = 43
    elif x == 43:
        x = 44
    elif x == 44:
        x = 45
    elif x == 45:
        x = 46
    elif x == 46:
        x = 47
    elif x == 47:
        x = 48
    elif x == 48:
        x = 49
    elif x == 49:
        x = 50
    elif x == 50:
        x = 51
    elif x == 51:
        x = 52
    elif x == 52:
        x = 53
    elif x == 53:
        x = 54
    elif x == 54:
        x = 55
    elif x == 55:
        x = 56
    elif x == 56:
        x = 57
    elif x == 57:
        x = 58
    elif x == 58:
        x = 59
    elif x == 59:
        x = 60
    elif x == 60:
        x = 61
    elif x == 61:
        x = 62
    elif x == 62:
        x = 63
    elif x == 63:
        x = 64
    elif x == 64:
        x = 65
    elif x == 65:
        x = 66
    elif x == 66:
        x = 67
    elif x == 67:
        x = 68
    elif x == 68:
        x = 69
    elif x == 69:
        x = 70
    elif x == 70:
        x = 71
    elif x == 71:
        x = 72
    elif x == 72:
        x = 73
    elif x == 73:
        x = 74
    elif x == 74:
        x = 75
    elif x == 75:
        x = 76
    elif x == 76:
        x = 77
    elif x == 77:
        x = 78
    elif x == 78:
        x = 79
    elif x == 79:
        x = 80
    elif x == 80:
        x = 81
    elif x == 81:
        x = 82
    elif x == 82:
        x = 83
    elif x == 83:
        x = 84
    elif x == 84:
        x = 85
    elif x == 85:
        x = 86
    elif x == 86:
        x = 87
    elif x == 87:
        x = 88
    elif x == 88:
        x = 89
    elif x == 89:
        x = 90
    elif x == 90:
        x = 91
    elif x == 91:
        x = 92
    elif x == 92:
        x = 93
    elif x == 93:
        x = 94
    elif x == 94:
        x = 95
    elif x == 95:
        x = 96
    elif x == 96:
        x = 97
    return x


def long_sum(x):
    return x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x + x
