import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

const { color, space } = vars
const SIDE_BY_SIDE = 'screen and (min-width: 40rem)'

const row = { display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' }

export const pair = style(
  inPage({ ...row, '@media': { [SIDE_BY_SIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }),
)

export const wideAndNarrow = style(
  inPage({ ...row, '@media': { [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } } }),
)

export const narrow = style(inPage({ display: 'grid', maxInlineSize: '16rem' }))

export const postalStatus = style(
  inPage({ ...typeStyle('small'), color: color.text.muted, selectors: { '&:empty': { display: 'none' } } }),
)
