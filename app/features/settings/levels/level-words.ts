import { attendantLevelNames, levelAndAbove } from '#contract/service-desk/attendant-levels.ts'
import { AttendantLevel, type AttendantLevelId } from '#domain/participants.ts'
import { settingLevelsText as text } from './setting-levels.text.ts'

/** Every level, lowest first. */
export const allLevels: readonly AttendantLevelId[] = Object.values(AttendantLevel)

/** From a level on, in words: everybody, from one on, or the highest alone. */
export function fromLevel(level: AttendantLevelId): string {
  if (level === AttendantLevel.attendant) return text.everybody
  const nome = attendantLevelNames[level]
  return level === AttendantLevel.administrator ? text.onlyTop(nome) : levelAndAbove({ id: level, nome })
}
