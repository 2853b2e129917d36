/** Attendant level: 1 Atendente, 2 Cadastro, 3 Administrador. */
export type AttendantLevel = 1 | 2 | 3

/** The person in whose name an attendant acts, under which row of the access record, and until when. */
export type Serving = { accessId: number; personId: number; until: Date }

/** Who is calling. Always read from the session of the token, never from anything the caller wrote. */
export type Actor = {
  personId: number
  name: string
  /** Null for participants. */
  level: AttendantLevel | null
  sessionId: number
  /** Absent or null for who acts in nobody's name but their own. */
  serving?: Serving | null
}
