export interface ThemeFacts {
  /** Whether the colour could be read. */
  isColor: boolean
  /** Promised pairs of colours that miss their contrast, in each scheme. */
  failingPairs: { light: number; dark: number }
  /**
   * Share of the logo's ink, 0 to 1, that stands out from the bar it is shown on, in each scheme; null where it could not be
   * measured. No logo at all: null.
   */
  logo: { light: number | null; dark: number | null } | null
}

/** Why a theme may not be put in force. */
export type ThemeObstacle =
  | 'color-unreadable'
  | 'contrast-light'
  | 'contrast-dark'
  | 'logo-missing'
  | 'logo-hidden-light'
  | 'logo-hidden-dark'

/** Least share of a logo's ink that must be seen; below it the mark melts into the bar. */
export const LEAST_VISIBLE_INK = 0.2

/**
 * Everything that keeps a theme from being put in force; empty when nothing does. Both schemes count, whatever the colour chooses
 * today: paper is always light, and the next colour may turn the portal dark.
 */
export function themeObstacles({ isColor, failingPairs, logo }: ThemeFacts): ThemeObstacle[] {
  const found: [boolean, ThemeObstacle][] = [
    [!isColor, 'color-unreadable'],
    [isColor && failingPairs.light > 0, 'contrast-light'],
    [isColor && failingPairs.dark > 0, 'contrast-dark'],
    [logo === null, 'logo-missing'],
    [isHidden(logo?.light), 'logo-hidden-light'],
    [isHidden(logo?.dark), 'logo-hidden-dark'],
  ]
  return found.filter(([stands]) => stands).map(([, obstacle]) => obstacle)
}

function isHidden(share: number | null | undefined): boolean {
  return typeof share === 'number' && share < LEAST_VISIBLE_INK
}
