import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

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

const words = style(inComponent({ color: color.text.muted, fontWeight: font.weight.medium }))

export const label = styleVariants({
  medium: [words, inComponent({ ...typeStyle('small') })],
  large: [words, inComponent({ ...typeStyle('small') })],
  hero: [
    words,
    inComponent({ ...typeStyle('lead'), fontWeight: font.weight.medium, color: color.text.body }),
  ],
})

const figure = style(
  inComponent({ color: color.text.strong, fontWeight: font.weight.semibold, overflowWrap: 'anywhere' }),
)

export const value = styleVariants({
  /** Each figure stands alone in its card, so digits keep the typeface's own widths. */
  medium: [figure, inComponent({ ...typeStyle('title') })],
  /** As large as a long amount can be on one line. */
  large: [
    figure,
    inComponent({
      ...typeStyle('display'),
      fontSize: `clamp(1.375rem, 11cqi, ${font.size.display})`,
    }),
  ],
  /** The figure that somebody came for: 40 px on a phone, 48 px beside it, smaller only where a long amount would break. */
  hero: [figure, inComponent({ ...typeStyle('display'), fontSize: 'clamp(1.75rem, 14.5cqi, 3rem)' })],
})

export const detail = styleVariants({
  medium: inComponent({ ...typeStyle('small'), color: color.text.muted }),
  large: inComponent({ ...typeStyle('small'), color: color.text.muted }),
  hero: inComponent({ ...typeStyle('body'), color: color.text.body }),
})

export const trigger = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['1'],
    minBlockSize: size.target,
    marginBlockEnd: `calc(-1 * ${space['2']})`,
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
    marginBlockStart: space['3'],
    padding: space['4'],
    borderRadius: radius.control,
    backgroundColor: color.ground.sunken,
    color: color.text.body,
  }),
)
