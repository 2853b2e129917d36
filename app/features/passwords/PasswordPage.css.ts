import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { space } = vars

export const page = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    minBlockSize: '100dvb',
    padding: `clamp(${space['6']}, 8dvb, ${space['12']}) ${space['4']}`,
  }),
)

export const column = style(inPage({ inlineSize: '100%', maxInlineSize: '32rem' }))
