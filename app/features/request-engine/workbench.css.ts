import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const WIDE = 'screen and (min-width: 72rem)'

/** Of a simulator: what is asked beside what comes of it, where there is room. */
export const workbench = style(
  inPage({
    display: 'grid',
    gap: vars.space['8'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 24rem) minmax(0, 1fr)' } },
  }),
)
