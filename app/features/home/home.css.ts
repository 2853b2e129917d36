import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** An amount that is late. */
export const owed = style(inPage({ color: vars.color.status.danger.text }))

/** The mark of what is late. The words say it too. */
export const urgentMark = style(inPage({ display: 'flex', color: vars.color.status.danger.text }))
