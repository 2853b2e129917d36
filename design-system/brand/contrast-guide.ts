import type { Palette } from '../tokens/color-contract.ts'
import { tokenName } from '../tokens/token-name.ts'
import { contrast } from './contrast.ts'

/** A colour role by its path: `ground.page`, `brand.onFill`, `status.info.text`. */
export type Role = string

/** A promise: `role` reaches `atLeast` on each of the roles in `on`. */
export interface Pair {
  role: Role
  on: readonly Role[]
  /** WCAG 2 contrast ratio. */
  atLeast: number
  /** Use of the pair. */
  use: string
}

const neutral = ['page', 'surface', 'raised', 'field', 'sunken', 'hover', 'pressed'].map(
  (name) => `ground.${name}`,
)
/** Grounds without a pointer on them. */
const resting = ['page', 'surface', 'raised', 'field', 'sunken'].map((name) => `ground.${name}`)
const everyGround = [...neutral, 'brand.soft']
const tinted = [...everyGround, 'brand.softHover']

const statusPairs = ['info', 'success', 'warning', 'danger'].flatMap((name): Pair[] => {
  const soft = `status.${name}.soft`
  return [
    { role: `status.${name}.text`, on: [...everyGround, soft], atLeast: 4.5, use: 'status text' },
    { role: `status.${name}.line`, on: [...everyGround, soft], atLeast: 3, use: 'status icon or edge' },
    { role: `status.${name}.onSolid`, on: [`status.${name}.solid`], atLeast: 4.5, use: 'status badge' },
    { role: 'text.strong', on: [soft], atLeast: 7, use: 'heading of a notice' },
    { role: 'text.body', on: [soft], atLeast: 7, use: 'text of a notice' },
    { role: 'text.muted', on: [soft], atLeast: 4.5, use: 'caption of a notice' },
  ]
})

/**
 * The only pairs of colours a component may put together. A test measures all of them, for every palette
 * and for thousands of brand colours; the Contraste story shows them.
 */
export const contrastGuide: readonly Pair[] = [
  { role: 'text.strong', on: tinted, atLeast: 7, use: 'headings and amounts' },
  { role: 'text.body', on: everyGround, atLeast: 7, use: 'running text' },
  { role: 'text.muted', on: everyGround, atLeast: 4.5, use: 'descriptions, captions, placeholders' },
  {
    role: 'text.disabled',
    on: resting,
    atLeast: 4.5,
    use: 'disabled controls',
  },
  { role: 'text.onInverse', on: ['ground.inverse'], atLeast: 7, use: 'tooltips' },
  { role: 'line.control', on: everyGround, atLeast: 3, use: 'edge of a control' },
  { role: 'line.strong', on: everyGround, atLeast: 4.5, use: 'edge of a control under the pointer' },
  { role: 'focus.ring', on: tinted, atLeast: 3, use: 'focus ring' },
  ...statusPairs,
  {
    role: 'brand.onFill',
    on: ['brand.fill', 'brand.fillHover', 'brand.fillPressed'],
    atLeast: 4.5,
    use: 'primary button',
  },
  { role: 'brand.edge', on: tinted, atLeast: 3, use: 'edge of a filled control' },
  { role: 'brand.line', on: tinted, atLeast: 3, use: 'outline, indicator, checked mark' },
  { role: 'brand.text', on: tinted, atLeast: 4.5, use: 'links and selected labels' },
  { role: 'brand.onDeep', on: ['brand.deep'], atLeast: 7, use: 'heading on the deep ground' },
  { role: 'brand.onDeepMuted', on: ['brand.deep'], atLeast: 4.5, use: 'caption on the deep ground' },
  { role: 'chrome.text', on: ['chrome.ground', 'chrome.hover'], atLeast: 7, use: 'top bar and sidebar' },
  { role: 'chrome.muted', on: ['chrome.ground', 'chrome.hover'], atLeast: 4.5, use: 'top bar and sidebar' },
  { role: 'chrome.onActive', on: ['chrome.active'], atLeast: 4.5, use: 'current navigation item' },
  {
    role: 'chrome.focus',
    on: ['chrome.ground', 'chrome.hover', 'chrome.active'],
    atLeast: 3,
    use: 'focus on chrome',
  },
  ...['one', 'two', 'three', 'four', 'five', 'six'].map((series) => ({
    role: `chart.${series}`,
    on: ['ground.surface', 'ground.raised'],
    atLeast: 3,
    use: 'chart series',
  })),
]

const flatten = (value: object, path: string[] = []): [string, string][] =>
  Object.entries(value).flatMap(([key, leaf]: [string, string | object]): [string, string][] =>
    typeof leaf === 'string' ? [[[...path, key].join('.'), leaf]] : flatten(leaf, [...path, key]),
  )

/** Every role of a palette by its path, with `var(--ds-…)` values followed to the colour they point at. */
export const rolesOf = (palette: Palette): ReadonlyMap<Role, string> => {
  const entries = flatten(palette)
  const byVariable = new Map(
    entries.map(([role, value]) => [`var(--${tokenName(['color', ...role.split('.')])})`, value]),
  )
  return new Map(entries.map(([role, value]) => [role, byVariable.get(value) ?? value]))
}

/** One measured pair of a palette. */
export interface Measure extends Omit<Pair, 'on'> {
  on: Role
  ratio: number
  passes: boolean
}

/** Measures the guide on a palette, all of it or some. Throws when it names a role the palette does not have. */
export const measureGuide = (palette: Palette, only: (pair: Pair) => boolean = () => true): Measure[] => {
  const roles = rolesOf(palette)
  const colorOf = (role: Role) => {
    const color = roles.get(role)
    if (color === undefined) throw new RangeError(`no such role: ${role}`)
    return color
  }
  return contrastGuide.filter(only).flatMap(({ on, ...pair }) =>
    on.map((ground) => {
      const ratio = contrast(colorOf(pair.role), colorOf(ground))
      return { ...pair, on: ground, ratio, passes: ratio >= pair.atLeast }
    }),
  )
}
