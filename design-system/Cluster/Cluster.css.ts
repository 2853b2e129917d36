import { style, styleVariants } from '@vanilla-extract/css'
import { inComponent } from '../tokens/in-layer.ts'

export const cluster = style(inComponent({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 }))

export const stacked = style(
  inComponent({
    '@media': { 'screen and (max-width: 30rem)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
)

export const justified = styleVariants(
  { center: 'center', end: 'flex-end', between: 'space-between' } as const,
  (side) => inComponent({ justifyContent: side }),
)
