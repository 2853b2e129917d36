import { AttendantLevel, type AttendantLevelId } from '../participants.ts'

/** What may be done in the settings. Participants may do none of it. */
export type SettingAct = 'read' | 'edit' | 'publish' | 'archive'

/**
 * Lowest attendant level of each act. The specification leaves every setting to any attendant but says nothing of rights; what
 * participants see or are paid by is too much for that, so preparing asks for *Cadastro* and putting in force for *Administrador*.
 */
export const settingRights: Readonly<Record<SettingAct, AttendantLevelId>> = {
  read: AttendantLevel.attendant,
  edit: AttendantLevel.registry,
  publish: AttendantLevel.administrator,
  archive: AttendantLevel.administrator,
}

/** Whether an attendant of this level may; null, a participant, never. */
export function maySetting(level: AttendantLevelId | null, act: SettingAct): boolean {
  return level !== null && level >= settingRights[act]
}
