import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, size, radius, font, shadow, motion } = vars

export const group = style(
  inComponent({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: space['1'],
    maxInlineSize: '100%',
    padding: space['1'],
    border: `1px solid ${color.line.hairline}`,
    borderRadius: `calc(${radius.control} + ${space['1']})`,
    backgroundColor: color.ground.sunken,
  }),
)

export const toggle = style(
  inComponent({
    flex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space['2'],
    minBlockSize: size.target,
    paddingInline: space['4'],
    border: '1px solid transparent',
    borderRadius: radius.control,
    color: color.text.body,
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [selectors.hovered]: { backgroundColor: color.ground.hover },
      '&[data-selected]': {
        borderColor: color.brand.line,
        backgroundColor: color.ground.surface,
        boxShadow: shadow.card,
        color: color.brand.text,
        fontWeight: font.weight.semibold,
      },
      [selectors.focusVisible]: focusRing,
      [selectors.disabled]: { color: color.text.disabled, cursor: 'not-allowed' },
      '&[data-disabled][data-selected]': { borderColor: color.line.hairline, color: color.text.disabled },
    },
  }),
)
