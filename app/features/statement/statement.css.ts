import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

const MEDIUM = 'screen and (min-width: 40rem)'
const WIDE = 'screen and (min-width: 60rem)'

export const page = style(inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' }))

export const column = style([page])

/** The balance and whose it is: beside each other where there is room. */
export const figureBesideParts = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space['12'] } },
  }),
)

/** Figures beside each other, as many as fit; one that is opened does not stretch its neighbours. */
export const figures = style(
  inPage({
    display: 'grid',
    gap: space['4'],
    alignItems: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  }),
)

export const filters = style(
  inPage({
    display: 'grid',
    gap: space['4'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [MEDIUM]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [WIDE]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  }),
)

export const listHead = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['4'],
  }),
)

export const listHeading = style(inPage({ ...typeStyle('subtitle'), color: color.text.strong }))

export const files = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: space['2'] }))

export const small = style(
  inPage({
    ...typeStyle('small'),
    display: 'block',
    fontWeight: vars.font.weight.regular,
    color: color.text.muted,
  }),
)

export const note = style(inPage({ color: color.text.muted }))
