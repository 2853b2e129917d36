import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

/** A column that never grows wider than its place, whatever stands in it; in a taller place its things stay as tall as they are. */
export const stack = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    minInlineSize: 0,
    // Chrome lets a row of a grid that goes over two pages run into the next one.
    '@media': { print: { display: 'flex', flexDirection: 'column' } },
  }),
)

export const widths = styleVariants(
  { narrow: '14rem', medium: '20rem', form: vars.size.form, measure: vars.size.measure } as const,
  (width) => inComponent({ inlineSize: '100%', maxInlineSize: width }),
)

export const marks = styleVariants({ bullets: 'disc', numbers: 'decimal' } as const, (listStyle) =>
  inComponent({ listStyle, paddingInlineStart: vars.space['5'] }),
)

export const aligned = styleVariants({ start: 'start', center: 'center', end: 'end' } as const, (side) =>
  inComponent({ justifyItems: side }),
)
