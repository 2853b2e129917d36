import type { Palette } from '../tokens/color-contract.ts'
import { tokenName } from '../tokens/token-name.ts'

type Leaves = { readonly [name: string]: string | Leaves }

const flatten = (leaves: Leaves, path: readonly string[]): [string, string][] =>
  Object.entries(leaves).flatMap(([name, value]) =>
    typeof value === 'string'
      ? ([[`--${tokenName([...path, name])}`, value]] as [string, string][])
      : flatten(value, [...path, name]),
  )

/**
 * A whole palette as custom properties, to show one element as it would look elsewhere: in the other scheme, on the other side, in
 * a colour that is being tried. `<div style={{ colorScheme: 'dark', ...paletteVariables(participantPalette('dark', '#fdb913')) }}>`
 */
export const paletteVariables = (palette: Palette): Record<`--${string}`, string> =>
  Object.fromEntries(flatten({ ...palette }, ['color']))
