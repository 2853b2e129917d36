import type { Outcome } from '#domain/outcome.ts'
import {
  type ThemeFacts,
  type ThemeObstacle,
  themeObstacles,
} from '#domain/settings/themes/theme-obstacles.ts'
import { type Complaint, complaints } from '../complaints.ts'
import { themeSentences } from './themes.text.ts'

const fields: Readonly<Record<ThemeObstacle, 'cor_primaria' | 'logo'>> = {
  'color-unreadable': 'cor_primaria',
  'contrast-light': 'cor_primaria',
  'contrast-dark': 'cor_primaria',
  'logo-missing': 'logo',
  'logo-hidden-light': 'logo',
  'logo-hidden-dark': 'logo',
}

/** A theme, by what was measured of it, under the rule of the domain. */
export function checkThemeFacts(facts: ThemeFacts): Outcome<ThemeFacts, Complaint> {
  const obstacles = themeObstacles(facts)
  if (obstacles.length === 0) return { ok: true, result: facts }
  return complaints(obstacles, (obstacle) => [fields[obstacle], themeSentences[obstacle]])
}
