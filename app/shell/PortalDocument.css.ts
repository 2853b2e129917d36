import { inPage } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** The page fills the screen, with what stands at its end below it. */
export const screen = style(
  inPage({
    display: 'grid',
    gridTemplateRows: '1fr auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: '100dvb',
  }),
)
