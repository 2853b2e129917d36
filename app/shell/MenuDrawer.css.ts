import { inPage } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const drawerButton = style(
  inPage({ '@media': { 'screen and (min-width: 64rem)': { display: 'none' } } }),
)
