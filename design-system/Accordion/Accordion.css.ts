import { style } from '@vanilla-extract/css'
import { focusRingInside } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, size, radius, font, motion } = vars

export const accordion = style(inComponent({ display: 'grid' }))

export const item = style(
  inComponent({
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${color.line.hairline}` },
      // Closed panels are not printed.
      '&:not([data-expanded])': { '@media': { print: { display: 'none' } } },
    },
  }),
)

export const trigger = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['4'],
    inlineSize: '100%',
    minBlockSize: size.control,
    paddingBlock: `calc(2 * ${size.inset})`,
    paddingInline: space['3'],
    borderRadius: radius.control,
    color: color.text.strong,
    fontSize: font.size.body,
    fontWeight: font.weight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      [selectors.hovered]: { backgroundColor: color.ground.hover },
      [selectors.focusVisible]: focusRingInside,
      [selectors.disabled]: { color: color.text.disabled, cursor: 'not-allowed' },
    },
  }),
)

export const chevron = style(
  inComponent({
    flex: 'none',
    color: color.text.muted,
    transition: `transform ${motion.calm} ${motion.ease}`,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  }),
)

export const body = style(
  inComponent({ paddingInline: space['3'], paddingBlockEnd: space['5'], maxInlineSize: vars.size.measure }),
)
