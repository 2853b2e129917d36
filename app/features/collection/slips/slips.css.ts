import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { radius, space } = vars

/** Readers need dark on light, whatever the scheme. */
const code = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    padding: space['3'],
    borderRadius: radius.small,
    background: 'white',
    color: 'black',
    forcedColorAdjust: 'none',
  }),
)

export const bars = style([code, style(inPage({ maxInlineSize: '32rem' }))])

export const qr = style([code, style(inPage({ maxInlineSize: '15rem' }))])
