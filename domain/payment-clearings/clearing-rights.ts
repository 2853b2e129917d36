import { AttendantLevel, type AttendantLevelId } from '../participants.ts'

/** What may be done about clearings. Participants may do none of it. */
export type ClearingAct = 'read' | 'prepare' | 'decide'

/**
 * Lowest attendant level of each act. Preparing changes nothing and is any attendant's, as reading is; deciding moves money and is for
 * *Cadastro*, who also decides the payments of requests, and always for somebody else than who prepared.
 */
export const clearingRights: Readonly<Record<ClearingAct, AttendantLevelId>> = {
  read: AttendantLevel.attendant,
  prepare: AttendantLevel.attendant,
  decide: AttendantLevel.registry,
}

/** Whether an attendant of this level may; null, a participant, never. */
export function mayClear(level: AttendantLevelId | null, act: ClearingAct): boolean {
  return level !== null && level >= clearingRights[act]
}
