/** A verification code, for fixtures of what was sent. */
export const sentCode = '9f2b6c1e0d4a7385f1c2b3a495867d0e1f2a3b4c5d6e7f8091a2b3c4d5e6f708'
