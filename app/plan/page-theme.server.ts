import { brandStyle } from '@portal/design-system/brand'
import type { ServerSession } from '#app/session/session.server.ts'
import { defaultTheme, type PlanTheme } from '#contract/plans/plans.ts'
import { schemeOfPlanColor } from '#domain/settings/themes/theme-brightness.ts'
import { fetchTheme } from './fetch-theme.server.ts'
import { themeImageHrefOf } from './theme-image.ts'

/**
 * The theme that the pages of a request wear. `css` is the one brand `<style>`; `scheme` is decided here for participants and left to the
 * browser's stored preference for attendants; image sources are paths of this portal.
 */
export type PageTheme = {
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
    return await fetchTheme(idPlano, token)
  } catch (error) {
    process.stderr.write(
      `${JSON.stringify({ level: 'warn', message: 'theme not loaded', error: String(error) })}\n`,
    )
    return defaultTheme
  }
}

/**
 * Theme of a session's pages; without one, the default. In admin mode there is none of a plan; an attendant who acts for a person sees
 * that person's, in the brightness that they chose for themselves.
 */
export function pageThemeOf(session: ServerSession | null): PageTheme {
  const isAttendant = session?.pessoa.admin === 'S'
  if (isAttendant && !session.alvo) {
    return { css: '', surface: 'admin', scheme: 'system', planName: null, logoSrc: null, backgroundSrc: null }
  }
  const theme = session?.tema ?? defaultTheme
  return {
    css: styleOf(theme.cor_primaria),
    surface: 'participant',
    scheme: isAttendant ? 'system' : schemeOfPlanColor(theme.cor_primaria),
    planName: theme.plano.id === 0 ? null : theme.plano.nome,
    logoSrc: themeImageHrefOf(theme.logo),
    backgroundSrc: themeImageHrefOf(theme.background),
  }
}

/** More colours than an entity has plans are only asked for while themes are tried out. */
const MAX_COLORS = 100

/** The style of each colour, which every page of a plan asks for; reckoning it takes longer than drawing a small page. */
const styles = new Map<string, string>()

function styleOf(colour: string): string {
  const known = styles.get(colour)
  if (known !== undefined) return known
  if (styles.size >= MAX_COLORS) styles.clear()
  const style = brandStyle(colour)
  styles.set(colour, style)
  return style
}
