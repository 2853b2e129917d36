import { style, styleVariants } from '@vanilla-extract/css'
import { inComponent } from '../tokens/in-layer.ts'

/** A column that never grows wider than its place, whatever stands in it. */
export const stack = style(
  inComponent({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }),
)

export const aligned = styleVariants({ start: 'start', center: 'center', end: 'end' } as const, (side) =>
  inComponent({ justifyItems: side }),
)
