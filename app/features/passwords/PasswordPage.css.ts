import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const page = style(
  inPage({
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    minBlockSize: '100dvb',
    padding: `clamp(${space['6']}, 8dvb, ${space['12']}) ${space['4']}`,
  }),
)

export const column = style(
  inPage({ display: 'grid', gap: space['5'], inlineSize: '100%', maxInlineSize: '32rem' }),
)

export const heading = style(inPage({ ...typeStyle('heading'), outline: 'none' }))

export const lead = style(inPage({ color: color.text.muted, marginBlockStart: space['2'] }))

export const form = style(inPage({ display: 'grid', gap: space['5'], marginBlockStart: space['6'] }))

export const sentences = style(inPage({ display: 'grid', gap: space['3'] }))
