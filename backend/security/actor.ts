/** Attendant level: 1 Atendente, 2 Cadastro, 3 Administrador. */
export type AttendantLevel = 1 | 2 | 3

/** Who is calling. Always read from the session of the token, never from anything the caller wrote. */
export type Actor = {
  personId: number
  name: string
  /** Null for participants. */
  level: AttendantLevel | null
  sessionId: number
}
