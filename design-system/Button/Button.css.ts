import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, size, radius, font, motion } = vars

interface Paint {
  ground: string
  edge: string
  text: string
}

const disabled: Paint = { ground: color.ground.sunken, edge: color.line.hairline, text: color.text.disabled }

/** A variant is three paints: at rest, under the pointer, pressed. All pairs are in the contrast guide. */
const variant = (rest: Paint, hovered: Partial<Paint>, pressed: Partial<Paint>) => {
  const paint = ({ ground, edge, text }: Partial<Paint>) => ({
    backgroundColor: ground,
    borderColor: edge,
    color: text,
  })
  return inComponent({
    ...paint(rest),
    selectors: {
      [selectors.hovered]: paint(hovered),
      [selectors.pressed]: paint(pressed),
      [selectors.disabled]: { ...paint(disabled), cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { [selectors.disabled]: { color: 'GrayText', borderColor: 'GrayText' } },
      },
    },
  })
}

const { brand, ground, status } = color
/** Away from the white label. */
const deeper = (fill: string, by: number) => `color-mix(in oklab, ${fill} ${100 - by}%, black)`

export const button = style(
  inComponent({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space['2'],
    maxInlineSize: '100%',
    paddingBlock: size.inset,
    border: '1px solid transparent',
    borderRadius: radius.control,
    fontFamily: 'inherit',
    fontSize: font.size.body,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    // Nobody presses paper.
    '@media': { print: { display: 'none' } },
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [selectors.focusVisible]: focusRing,
      [selectors.pending]: { cursor: 'progress' },
    },
  }),
)

export const variants = styleVariants({
  primary: variant(
    { ground: brand.fill, edge: brand.edge, text: brand.onFill },
    { ground: brand.fillHover },
    { ground: brand.fillPressed },
  ),
  secondary: variant(
    { ground: ground.surface, edge: brand.line, text: brand.text },
    { ground: brand.soft },
    { ground: brand.softHover },
  ),
  quiet: variant(
    { ground: 'transparent', edge: 'transparent', text: brand.text },
    { ground: ground.hover },
    { ground: ground.pressed },
  ),
  danger: [
    variant(
      { ground: status.danger.solid, edge: status.danger.line, text: status.danger.onSolid },
      { ground: status.danger.solid },
      { ground: status.danger.solid },
    ),
    // An engine of before 2023 that cannot mix would leave the white label on no ground.
    inComponent({
      '@supports': {
        '(color: color-mix(in oklab, red, black))': {
          selectors: {
            [selectors.hovered]: { backgroundColor: deeper(status.danger.solid, 10) },
            [selectors.pressed]: { backgroundColor: deeper(status.danger.solid, 20) },
          },
        },
      },
    }),
  ],
})

export const sizes = styleVariants({
  medium: inComponent({ minBlockSize: size.control, paddingInline: space['6'] }),
  compact: inComponent({
    minBlockSize: size.target,
    paddingInline: space['4'],
    fontSize: font.size.small,
  }),
})

export const fullWidth = style(inComponent({ inlineSize: '100%' }))

/** Label and icon together; invisible but in place while pending, so the button keeps its width. */
export const content = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space['2'],
    minInlineSize: 0,
    selectors: { '[data-pending] > &': { opacity: 0 } },
  }),
)

export const pendingMark = style(
  inComponent({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }),
)
