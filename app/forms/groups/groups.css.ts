import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Two fields that belong together, side by side where there is room. */
export const pair = style(
  inPage({
    display: 'grid',
    gap: vars.space['6'],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
    alignItems: 'start',
  }),
)
