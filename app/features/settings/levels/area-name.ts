import type { SettingArea } from '#domain/settings/setting-rights.ts'
import { settingTexts } from '../settings.text.ts'
import { settingLevelsText } from './setting-levels.text.ts'

export function areaName(area: SettingArea): string {
  if (area === 'recadastramento') return settingLevelsText.reRegistration
  if (area === 'notificacoes') return settingLevelsText.announcements
  return settingTexts[area].title
}
