import { brandStyle } from '@portal/design-system/brand'
import type { ServerSession } from '#app/session/session.server.ts'
import { defaultTheme, type PlanTheme } from '#contract/plans.ts'
import { schemeOfPlanColor } from '#domain/themes/theme-brightness.ts'
import { askTheme } from './ask-theme.server.ts'
import { themeImageHrefOf } from './theme-image.ts'

/**
 * How the pages of a request look. `css` is the one brand `<style>`; `scheme` is decided here for participants and left to the
 * browser's stored preference for attendants; image sources are paths of this portal.
 */
export type Appearance = {
  css: string
  surface: 'participant' | 'admin'
  scheme: 'light' | 'dark' | 'system'
  planName: string | null
  logoSrc: string | null
  backgroundSrc: string | null
}

/** The theme of a plan; any failure, silence too, gives the default theme and is only logged. */
export async function loadTheme(idPlano: number, token: string): Promise<PlanTheme> {
  try {
    return await askTheme(idPlano, token)
  } catch (error) {
    process.stderr.write(
      `${JSON.stringify({ level: 'warn', message: 'theme not loaded', error: String(error) })}\n`,
    )
    return defaultTheme
  }
}

/** Looks of a session; without one, the default theme. Attendants never get a plan's theme. */
export function appearanceOf(session: ServerSession | null): Appearance {
  if (session?.pessoa.admin === 'S') {
    return { css: '', surface: 'admin', scheme: 'system', planName: null, logoSrc: null, backgroundSrc: null }
  }
  const theme = session?.tema ?? defaultTheme
  return {
    css: cachedStyle(theme.cor_primaria),
    surface: 'participant',
    scheme: schemeOfPlanColor(theme.cor_primaria),
    planName: theme.plano.id === 0 ? null : theme.plano.nome,
    logoSrc: themeImageHrefOf(theme.logo),
    backgroundSrc: themeImageHrefOf(theme.background),
  }
}

const MOST_STYLES = 200
const styles = new Map<string, string>()

function cachedStyle(color: string): string {
  const known = styles.get(color)
  if (known !== undefined) return known
  if (styles.size >= MOST_STYLES) styles.clear()
  const style = brandStyle(color)
  styles.set(color, style)
  return style
}
