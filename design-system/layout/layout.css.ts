import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

/** Steps of `vars.space`, by their names. */
export type Space = keyof typeof vars.space

export const gaps = styleVariants(vars.space, (gap) => inComponent({ gap }))

/** After `gaps` in the file: where both are given, these win. */
export const rowGaps = styleVariants(vars.space, (rowGap) => inComponent({ rowGap }))

export const columnGaps = styleVariants(vars.space, (columnGap) => inComponent({ columnGap }))

const sides = {
  stretch: 'stretch',
  start: 'start',
  center: 'center',
  end: 'end',
  baseline: 'baseline',
} as const

export const alignItems = styleVariants(sides, (side) => inComponent({ alignItems: side }))
