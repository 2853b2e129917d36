import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const note = style(inPage({ ...typeStyle('small'), color: color.text.muted }))

export const effectLine = style(inPage({ ...typeStyle('label'), color: color.text.strong }))

export const explanation = style(inPage({ display: 'grid', gap: space['3'] }))

export const amount = style(
  inPage({ display: 'block', fontWeight: vars.font.weight.semibold, color: color.text.strong }),
)

export const amountToday = style(inPage({ ...typeStyle('small'), display: 'block', color: color.text.muted }))
