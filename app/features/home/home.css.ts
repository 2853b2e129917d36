import { focusRing, inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space, radius, motion } = vars

export const way = style(
  inPage({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space['4'],
    blockSize: '100%',
    padding: space['5'],
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.surface,
    color: color.text.muted,
    transition: `border-color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
    selectors: { '&:hover': { borderColor: color.line.control, backgroundColor: color.ground.hover } },
  }),
)

export const wayEmblem = style(
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

/** The link covers its card, so that the whole card can be hit while its name stays short. */
export const wayLink = style(
  inPage({
    ...typeStyle('label'),
    fontWeight: vars.font.weight.semibold,
    color: color.text.strong,
    textDecoration: 'none',
    outline: 'none',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.card },
      '&:focus-visible::after': focusRing,
      [`${way}:hover &`]: { textDecoration: 'underline' },
    },
  }),
)
