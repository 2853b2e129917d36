import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const page = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    padding: `clamp(${space['4']}, 5dvb, ${space['10']}) ${space['4']}`,
  }),
)

export const column = style(inPage({ inlineSize: '100%', maxInlineSize: '46rem' }))

export const narrow = style([column, inPage({ maxInlineSize: '32rem' })])
