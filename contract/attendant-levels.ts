import type { AttendantLevelId } from '#domain/participants.ts'

/** Name of each level of attendants. */
export const attendantLevelNames: Readonly<Record<AttendantLevelId, string>> = {
  1: 'Atendente',
  2: 'Cadastro',
  3: 'Administrador',
}
