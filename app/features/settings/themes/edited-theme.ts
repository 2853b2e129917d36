import { failingPairs, parseHex } from '@portal/design-system/brand'
import { checkThemeFacts } from '#contract/settings/theme-check.ts'
import type { ThemeEdition } from '#contract/settings/themes.ts'
import type { EditedTheme } from './themes.schema.ts'

/** Initial values: the draft, else the theme in force, else a color alone. */
export function editedThemeOf({ rascunho, historico }: ThemeEdition): EditedTheme {
  const from = rascunho ?? historico[0]
  return {
    primaryColor: from?.cor_primaria.toUpperCase() ?? '',
    logo: from?.logo ?? null,
    background: from?.background ?? null,
  }
}

/** Whether two looks differ; a colour that cannot be read differs from any other text. */
export function isSameTheme(one: EditedTheme, other: EditedTheme): boolean {
  return (
    comparable(one.primaryColor) === comparable(other.primaryColor) &&
    one.logo?.imagem === other.logo?.imagem &&
    one.background?.imagem === other.background?.imagem
  )
}

/** Reasons a theme cannot be published, in words. The API makes the same check. */
export function obstaclesOf({ primaryColor, logo }: EditedTheme): readonly string[] {
  const hex = parseHex(primaryColor)
  const outcome = checkThemeFacts({
    isColor: hex !== null,
    failingPairs: hex === null ? { light: 0, dark: 0 } : failingPairs(hex),
    logo: logo ? { light: logo.visivel?.claro ?? null, dark: logo.visivel?.escuro ?? null } : null,
  })
  return outcome.ok ? [] : outcome.problems.map(({ sentence }) => sentence)
}

/** A theme as the API takes it, whose colour can be read. */
export function themeToSave({ primaryColor, logo, background }: EditedTheme) {
  return {
    cor_primaria: (parseHex(primaryColor) ?? primaryColor).toUpperCase(),
    logo: logo?.imagem ?? null,
    background: background?.imagem ?? null,
  }
}

function comparable(color: string): string {
  return parseHex(color) ?? color.trim()
}
