import { AttendantLevel, type AttendantLevelId } from '../participants.ts'
import { type SettingId, settingIds } from './setting-ids.ts'

/** Acts in the settings. Participants may do none of them. */
export type SettingAct = 'read' | 'edit' | 'publish' | 'archive'

/**
 * Areas to which an administrator gives levels: each setting but the levels themselves, the decisions of the re-registration, and sending
 * notifications to many people.
 */
export type SettingArea = Exclude<SettingId, 'permissoes'> | 'recadastramento' | 'notificacoes'

export const settingAreas: readonly SettingArea[] = [
  ...settingIds.filter((id) => id !== 'permissoes'),
  'recadastramento',
  'notificacoes',
]

/** Lowest attendant level of what changes an area: preparing and saving, and putting in force or archiving. */
export type SettingLevels = { edit: AttendantLevelId; publish: AttendantLevelId }

/** Lowest level of each act where no administrator raised it: the specification leaves every setting to any attendant. */
export const settingRights: Readonly<Record<SettingAct, AttendantLevelId>> = {
  read: AttendantLevel.attendant,
  edit: AttendantLevel.attendant,
  publish: AttendantLevel.attendant,
  archive: AttendantLevel.attendant,
}

/**
 * The levels of an area where no administrator changed them: those of the specification, and of what it does not know, the record of
 * everything that was done, the administrators' alone. There `edit` is looking things up, and `publish` taking them along.
 */
export function initialLevels(area: SettingArea): SettingLevels {
  const isRecord = area === 'auditoria'
  return isRecord
    ? { edit: AttendantLevel.administrator, publish: AttendantLevel.administrator }
    : { edit: settingRights.edit, publish: settingRights.publish }
}

/**
 * Who changes the levels. It is no area itself and can be given to nobody else, so that nobody locks the others out: whoever raises a
 * level is of the highest.
 */
export const LEVEL_OF_LEVELS = AttendantLevel.administrator

/** Lowest level of an act in an area of these levels. Reading is open to every attendant, whatever they are. */
export function levelOf(act: SettingAct, levels: SettingLevels = settingRights): AttendantLevelId {
  if (act === 'read') return settingRights.read
  return act === 'edit' ? levels.edit : levels.publish
}

/** Whether an attendant of this level may; null, a participant, never. */
export function maySetting(level: AttendantLevelId | null, act: SettingAct, levels?: SettingLevels): boolean {
  return level !== null && level >= levelOf(act, levels)
}
