import { focusRing, inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space, radius, shadow, motion } = vars

export const card = style(
  inPage({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space['4'],
    alignContent: 'start',
    blockSize: '100%',
    padding: space['5'],
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.surface,
    boxShadow: shadow.card,
    transition: `border-color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
    selectors: { '&:hover': { borderColor: color.line.control, backgroundColor: color.ground.hover } },
  }),
)

export const emblem = style(
  inPage({
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    borderRadius: radius.control,
    backgroundColor: color.brand.soft,
    color: color.brand.text,
  }),
)

export const texts = style(
  inPage({ display: 'grid', gap: space['1'], alignContent: 'start', minInlineSize: 0 }),
)

/** The link covers its card, so that the whole card can be hit while its name stays short. */
export const link = style(
  inPage({
    ...typeStyle('label'),
    fontWeight: vars.font.weight.semibold,
    color: color.text.strong,
    textDecoration: 'none',
    outline: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
      '&:focus-visible::after': focusRing,
      [`${card}:hover &`]: { textDecoration: 'underline' },
    },
  }),
)

export const description = style(inPage({ ...typeStyle('small'), color: color.text.muted }))

export const marks = style(
  inPage({ display: 'flex', flexWrap: 'wrap', gap: space['2'], marginBlockStart: space['2'] }),
)
