import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { tabularFigures, typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, font, motion } = vars

export const stat = style(
  inComponent({
    containerType: 'inline-size',
    display: 'grid',
    gap: space['1'],
    alignContent: 'start',
    inlineSize: '100%',
    minInlineSize: 0,
  }),
)

export const label = style(
  inComponent({ ...typeStyle('small'), color: color.text.muted, fontWeight: font.weight.medium }),
)

const figure = style(
  inComponent({ color: color.text.strong, fontWeight: font.weight.semibold, overflowWrap: 'anywhere' }),
)

export const value = styleVariants({
  /** Often beside others, so with digits of one width. */
  medium: [figure, inComponent({ ...typeStyle('title'), ...tabularFigures })],
  /** Alone: drawn as set by the typeface, and as large as a long amount can be on one line. */
  large: [
    figure,
    inComponent({
      ...typeStyle('display'),
      fontSize: `clamp(${font.size.subtitle}, 9.5cqi, ${font.size.display})`,
    }),
  ],
})

export const detail = style(inComponent({ ...typeStyle('small'), color: color.text.muted }))

export const trigger = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['1'],
    minBlockSize: size.target,
    marginInlineStart: `calc(-1 * ${space['2']})`,
    paddingInline: space['2'],
    borderRadius: radius.small,
    color: color.brand.text,
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    cursor: 'pointer',
    selectors: {
      [selectors.hovered]: { backgroundColor: color.ground.hover },
      [selectors.focusVisible]: focusRing,
    },
    '@media': { print: { display: 'none' } },
  }),
)

export const chevron = style(
  inComponent({
    display: 'flex',
    transition: `transform ${motion.calm} ${motion.ease}`,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  }),
)

export const explanation = style(
  inComponent({
    ...typeStyle('small'),
    padding: space['4'],
    borderRadius: radius.control,
    backgroundColor: color.ground.sunken,
    color: color.text.body,
  }),
)
