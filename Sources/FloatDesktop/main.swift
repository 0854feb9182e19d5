print("floatdesktop")
