import { style } from '@vanilla-extract/css'
import { choiceMark, choiceMessages, choiceRoot, choiceRow, markSize } from '../field/choice.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, radius } = vars

export const root = style(choiceRoot())
export const choice = style(choiceRow(markSize))
export const messages = style(choiceMessages(markSize))

const marked = ':is([data-selected], [data-indeterminate])'

export const mark = style([
  inComponent({
    borderRadius: radius.small,
    color: color.text.strong,
    selectors: {
      [`${marked} > &`]: {
        backgroundColor: color.brand.fill,
        borderColor: color.brand.edge,
        color: color.brand.onFill,
      },
      [`[data-readonly]${marked} > &`]: { color: color.text.strong },
      [`[data-disabled]${marked} > &`]: { color: color.text.disabled },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          [`${marked} > &`]: { color: 'Highlight' },
          '[data-disabled] > &': { color: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
  choiceMark(markSize),
])
