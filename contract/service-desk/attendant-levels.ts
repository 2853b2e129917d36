import { AttendantLevel, type AttendantLevelId } from '#domain/participants.ts'

/** Name of each level of attendants. */
export const attendantLevelNames: Readonly<Record<AttendantLevelId, string>> = {
  1: 'Atendente',
  2: 'Cadastro',
  3: 'Administrador',
}

/** Who reaches a level, as a sentence goes on after "nível": `Cadastro ou acima`; the highest has nobody above. */
export function levelAndAbove({ id, nome }: { id: number; nome: string }): string {
  return id === AttendantLevel.administrator ? nome : `${nome} ou acima`
}
