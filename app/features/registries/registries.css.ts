import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, font, radius, space } = vars

const MEDIUM = 'screen and (min-width: 40rem)'

/** Cards under each other. The page's header brings its own distance. */
export const cards = style(
  inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

export const headerActions = style(
  inPage({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] }),
)

export const filterRow = style(
  inPage({
    display: 'grid',
    gap: space['4'],
    alignItems: 'end',
    '@media': { [MEDIUM]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
)

export const foundLine = style(
  inPage({ display: 'flex', alignItems: 'center', gap: space['3'], marginBlockEnd: space['4'] }),
)

export const foundHeading = style(inPage({ ...typeStyle('subtitle'), margin: 0, color: color.text.strong }))

/** The name of a record, which leads to it. */
export const opener = style(
  inPage({
    display: 'inline-flex',
    flexDirection: 'column',
    borderRadius: radius.small,
    color: color.brand.text,
    fontWeight: font.weight.semibold,
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.2em',
    selectors: { '&:hover': { textDecorationColor: 'currentcolor' } },
  }),
)

/** What stands under a record's name in its link. */
export const openerDetail = style(
  inPage({ ...typeStyle('small'), fontWeight: font.weight.regular, color: color.text.muted }),
)

export const fieldGrid = style(
  inPage({
    display: 'grid',
    gap: space['5'],
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [MEDIUM]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
)

/** Buttons beside each other. */
export const actions = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: space['3'] }))
