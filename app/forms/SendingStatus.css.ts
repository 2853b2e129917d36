import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** The bar takes the room that the button leaves; on a narrow screen the button stands below. */
export const sendingStatus = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(12rem, 100%), 1fr))',
    gap: vars.space['2'],
    alignItems: 'end',
    justifyItems: 'start',
  }),
)

export const field = style(
  inPage({ display: 'grid', gap: vars.space['2'], gridTemplateColumns: 'minmax(0, 1fr)' }),
)
