import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, motion } = vars

const trackHeight = '1.75rem'

export const root = style(inComponent({ display: 'grid', gap: space['1'], inlineSize: '100%' }))

export const choice = style(
  inComponent({
    ...typeStyle('body'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: space['3'],
    minBlockSize: size.target,
    paddingBlock: `calc((${size.target} - ${trackHeight}) / 2)`,
    color: color.text.strong,
    cursor: 'pointer',
    selectors: {
      [selectors.disabled]: { color: color.text.disabled, cursor: 'not-allowed' },
      [selectors.readOnly]: { cursor: 'default' },
    },
    '@media': { '(forced-colors: active)': { selectors: { [selectors.disabled]: { color: 'GrayText' } } } },
  }),
)

export const track = style(
  inComponent({
    flex: 'none',
    position: 'relative',
    inlineSize: '3rem',
    blockSize: trackHeight,
    border: `2px solid ${color.line.control}`,
    borderRadius: radius.pill,
    backgroundColor: color.ground.field,
    transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: '0.125rem',
        insetInlineStart: '0.125rem',
        // Half of this is the thumb: a border, because forced colours drop backgrounds.
        border: `0.625rem solid ${color.line.control}`,
        borderRadius: radius.pill,
        transition: `transform ${motion.calm} ${motion.ease}`,
      },
      '[data-hovered] > &': { borderColor: color.line.strong },
      '[data-selected] > &': { backgroundColor: color.brand.fill, borderColor: color.brand.edge },
      '[data-selected] > &::after': { transform: 'translateX(1.25rem)', borderColor: color.brand.onFill },
      '[data-focus-visible] > &': focusRing,
      '[data-readonly] > &': { backgroundColor: color.ground.sunken, borderColor: color.line.control },
      '[data-readonly] > &::after': { borderColor: color.line.control },
      '[data-disabled] > &': { backgroundColor: color.ground.sunken, borderColor: color.line.hairline },
      '[data-disabled] > &::after': { borderColor: color.text.disabled },
    },
  }),
)

/** Under the label, not under the track. */
export const messages = style(
  inComponent({
    paddingInlineStart: `calc(3rem + ${space['3']})`,
    selectors: { '&:empty': { display: 'none' } },
  }),
)
