import { inPage, vars } from '@portal/design-system/tokens'
import { style, styleVariants } from '@vanilla-extract/css'

const { space } = vars

export const page = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    padding: `clamp(${space['4']}, 6dvb, ${space['12']}) ${space['4']}`,
  }),
)

export const column = styleVariants(
  { narrow: '32rem', medium: '40rem', wide: '46rem', full: '80rem' },
  (maxInlineSize) => inPage({ inlineSize: '100%', maxInlineSize }),
)
