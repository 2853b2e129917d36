import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const WIDE = 'screen and (min-width: 60rem)'
const WIDEST = 'screen and (min-width: 80rem)'

export const page = style(inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' }))

/** A figure and what it is made of: beside each other where there is room. */
export const figureBesideParts = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    alignItems: 'start',
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space['12'] } },
  }),
)

/** What was paid beside what explains it. */
export const columns = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [WIDEST]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
  }),
)

export const column = style([page])

export const year = style(inPage({ inlineSize: '100%', maxInlineSize: '10rem' }))

export const listHead = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: space['4'],
    marginBlockEnd: space['4'],
  }),
)

export const listHeading = style(inPage({ ...typeStyle('subtitle'), color: color.text.strong }))

export const small = style(
  inPage({
    ...typeStyle('small'),
    display: 'block',
    fontWeight: vars.font.weight.regular,
    color: color.text.muted,
  }),
)

export const actions = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: space['3'] }))

export const otherMonths = style(
  inPage({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space['3'] }),
)

export const note = style(inPage({ color: color.text.muted }))
