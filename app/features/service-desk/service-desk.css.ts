import { focusRing } from '@portal/design-system/focus-ring'
import { selectors } from '@portal/design-system/selectors'
import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { tabularFigures, typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

const { color, font, motion, radius, shadow, size, space } = vars

/** Cards under each other. The page's header brings its own distance. */
export const cards = style(
  inPage({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' }),
)

export const figures = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  }),
)

export const plans = style(
  inPage({ display: 'grid', gap: space['3'], margin: 0, padding: 0, listStyle: 'none' }),
)

export const ways = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: space['3'], marginBlockStart: space['6'] }),
)

/** What is said among the ways has a line of its own. */
export const besideActions = style(inPage({ flexBasis: '100%' }))

export const section = style(inPage({ display: 'grid', gap: space['4'] }))

export const heading = style(inPage({ ...typeStyle('subtitle'), margin: 0, color: color.text.strong }))

export const statusGrid = style(
  inPage({
    display: 'grid',
    gap: space['4'],
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(100%, 13.5rem), 30%), 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)

export const statusCard = style(
  inPage({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space['3'],
    blockSize: '100%',
    padding: space['5'],
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.surface,
    boxShadow: shadow.card,
    color: color.text.strong,
    textDecoration: 'none',
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [selectors.hovered]: { backgroundColor: color.ground.hover, borderColor: color.line.control },
      [selectors.focusVisible]: focusRing,
    },
  }),
)

export const amount = style(inPage({ ...typeStyle('heading'), ...tabularFigures }))

export const searchBox = style(inPage({ maxInlineSize: '32rem' }))

/** The name of a person in a list, as the way to them. */
export const wayToPerson = style(
  inPage({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.target,
    borderRadius: radius.small,
    color: color.brand.text,
    fontWeight: font.weight.semibold,
    selectors: { [selectors.focusVisible]: focusRing },
  }),
)

export const found = style(inPage({ display: 'grid', justifyItems: 'start' }))

export const foundDetail = style(
  inPage({
    ...typeStyle('small'),
    ...tabularFigures,
    color: color.text.muted,
    fontWeight: font.weight.regular,
    whiteSpace: 'nowrap',
  }),
)

/** An address breaks anywhere rather than push the table off the page. */
export const address = style(inPage({ overflowWrap: 'anywhere' }))
