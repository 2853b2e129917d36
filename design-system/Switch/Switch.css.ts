import { style } from '@vanilla-extract/css'
import { choiceMark, choiceMessages, choiceRoot, choiceRow } from '../field/choice.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, radius, motion } = vars

const trackWidth = '3rem'
const trackHeight = '1.75rem'

export const root = style(choiceRoot())
export const choice = style(choiceRow(trackHeight))
export const messages = style(choiceMessages(trackWidth))

export const track = style([
  inComponent({
    position: 'relative',
    borderRadius: radius.pill,
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
      '[data-selected] > &': { backgroundColor: color.brand.fill, borderColor: color.brand.edge },
      '[data-selected] > &::after': { transform: 'translateX(1.25rem)', borderColor: color.brand.onFill },
      '[data-readonly] > &::after': { borderColor: color.line.control },
      '[data-disabled] > &::after': { borderColor: color.text.disabled },
    },
  }),
  choiceMark(trackWidth, trackHeight),
])
