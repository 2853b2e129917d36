import { style } from '@vanilla-extract/css'
import { inPage } from '#design-system/tokens/in-layer.ts'

export const drawerButton = style(
  inPage({ '@media': { 'screen and (min-width: 64rem)': { display: 'none' } } }),
)
