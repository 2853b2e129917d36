import { inPage } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** Stands for nothing by itself: what is in it belongs to the layout around it. */
export const unseen = style(inPage({ display: 'contents' }))
