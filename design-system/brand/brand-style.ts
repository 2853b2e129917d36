import type { BrandRoles } from '../tokens/color-contract.ts'
import { tokenName } from '../tokens/token-name.ts'
import type { Scheme } from './derive-palette.ts'
import { parseHex } from './hex.ts'
import { defaultBrand, participantPalette } from './palettes.ts'

const names = (role: string) => `--${tokenName(['color', 'brand', role])}`

const declarations = (roles: BrandRoles) =>
  Object.entries(roles)
    .map(([role, value]) => `${names(role)}:${value}`)
    .join(';')

/**
 * The brand roles of a colour as custom properties, to preview a brand inside one element:
 * `<div style={brandVariables('#fdb913', 'light')}>`. A colour that cannot be read gives the default brand.
 */
export const brandVariables = (color: string, scheme: Scheme): Record<`--${string}`, string> =>
  Object.fromEntries(
    Object.entries(participantPalette(scheme, parseHex(color) ?? defaultBrand).brand).map(([role, value]) => [
      names(role),
      value,
    ]),
  )

/**
 * The text of the one `<style>` that gives a request its plan's colour. Written on the server, after the
 * stylesheets. It lands on `:root`, so popovers and dialogs (which live outside the page's tree) have it too, and it
 * stays off the admin side. Dark rules are for screens only: paper is always light.
 *
 * Only a hex colour gets through; anything else gives the default brand, so nothing can be injected.
 */
export const brandStyle = (color: string): string => {
  const brand = parseHex(color) ?? defaultBrand
  const light = declarations(participantPalette('light', brand).brand)
  const dark = declarations(participantPalette('dark', brand).brand)
  const root = ':root:not([data-surface="admin"])'
  return [
    `${root}{${light}}`,
    `@media screen{${root}[data-scheme="dark"]{${dark}}}`,
    `@media screen and (prefers-color-scheme:dark){${root}[data-scheme="system"]{${dark}}}`,
  ].join('')
}
