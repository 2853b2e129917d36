import { inPage } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

export const pending = style(inPage({ display: 'grid', placeItems: 'center', minBlockSize: '50dvb' }))
