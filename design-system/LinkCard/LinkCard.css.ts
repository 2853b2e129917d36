import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, shadow, motion, font } = vars

export const card = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: space['4'],
    minInlineSize: 0,
    blockSize: '100%',
    padding: space['5'],
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.card,
    backgroundColor: color.ground.surface,
    boxShadow: shadow.card,
    transition: `border-color ${motion.fast} ${motion.ease}, background-color ${motion.fast} ${motion.ease}`,
    selectors: { '&:hover': { borderColor: color.line.control, backgroundColor: color.ground.hover } },
    '@media': { print: { boxShadow: 'none', breakInside: 'avoid' } },
  }),
)

export const emblem = style(
  inComponent({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.target,
    blockSize: size.target,
    borderRadius: radius.control,
    backgroundColor: color.brand.soft,
    color: color.brand.text,
  }),
)

export const texts = style(
  inComponent({
    flex: 1,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: space['1'],
    minInlineSize: 0,
    // A title alone stands beside the middle of its emblem.
    selectors: { '&:has(> :only-child)': { alignSelf: 'center' } },
  }),
)

/** The link covers its card, so that the whole card can be hit while its name stays short. */
export const link = style(
  inComponent({
    ...typeStyle('label'),
    fontWeight: font.weight.semibold,
    color: color.text.strong,
    textDecoration: 'none',
    outline: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: radius.card },
      '&:focus-visible::after': focusRing,
      [`${card}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
  }),
)

export const text = style(inComponent({ ...typeStyle('small'), color: color.text.muted }))

export const marks = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: space['2'], marginBlockStart: space['2'] }),
)
