import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

export const year = style(inPage({ inlineSize: '100%', maxInlineSize: '14rem' }))

/** A document of the year: its title, and its cards. */
export const document = style(inPage({ selectors: { '& + &': { marginBlockStart: space['6'] } } }))

/** Lines of the form that are empty this year stay there, quieter. */
export const emptyAmount = style(inPage({ color: color.text.muted }))
