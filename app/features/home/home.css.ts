import { focusRing } from '@portal/design-system/focus-ring'
import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

const { color, space, radius, motion } = vars

const WIDE = 'screen and (min-width: 60rem)'

export const page = style(inPage({ display: 'grid', gap: space['8'], minInlineSize: 0 }))

/** The balance and what it is made of: beside each other where there is room. */
export const balance = style(
  inPage({
    display: 'grid',
    gap: space['6'],
    alignItems: 'start',
    '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: space['12'] } },
  }),
)

export const explanation = style(inPage({ display: 'grid', gap: space['2'] }))

export const note = style(inPage({ ...typeStyle('small'), color: color.text.muted }))

export const figures = style(
  inPage({
    display: 'grid',
    gap: space['4'],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  }),
)

export const figure = style(inPage({ display: 'grid' }))

export const section = style(inPage({ display: 'grid', gap: space['4'], minInlineSize: 0 }))

export const sectionHead = style(
  inPage({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space['1']} ${space['4']}`,
  }),
)

export const sectionHeading = style(inPage(typeStyle('title')))

export const ways = style(
  inPage({
    display: 'grid',
    gap: space['4'],
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
)

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
