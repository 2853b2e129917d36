import { focusRing, inPage, selectors, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, motion, radius, shadow, space } = vars

/** What is said among the ways has a line of its own. */
export const besideActions = style(inPage({ flexBasis: '100%' }))

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
