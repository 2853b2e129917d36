import { inPage } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** As wide as two fields beside each other. */
export const whole = style(inPage({ gridColumn: '1 / -1' }))
