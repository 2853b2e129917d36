import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const WIDE = 'screen and (min-width: 60rem)'

export const page = style(inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' }))

export const year = style(inPage({ inlineSize: '100%', maxInlineSize: '14rem' }))

/** A document of the year: its title, and its cards. */
export const document = style([page, inPage({ selectors: { '& + &': { marginBlockStart: space['6'] } } })])

export const documentHead = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['4'],
  }),
)

export const documentTitle = style(inPage({ ...typeStyle('title'), color: color.text.strong }))

/** Blocks that are names and values, beside each other where there is room. */
export const beside = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    alignItems: 'stretch',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)

export const block = style(inPage({ display: 'grid', gap: space['4'] }))

export const note = style(inPage({ ...typeStyle('small'), color: color.text.muted }))

/** Lines of the form that are empty this year stay there, quieter. */
export const emptyAmount = style(inPage({ color: color.text.muted }))

export const figureBesideParts = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    alignItems: 'start',
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space['12'] } },
  }),
)
