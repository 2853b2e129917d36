import { style } from '@vanilla-extract/css'
import { box, root } from '../field/field.css.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, radius } = vars

/** The field's box around one date. */
export const dateBox = style([box, inComponent({ paddingInline: `calc(${space['4']} - 2px)` })])

/** Day, month and year beside each other. */
export const segments = style(inComponent({ display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }))

export const segment = style(
  inComponent({
    paddingInline: '2px',
    paddingBlock: space['1'],
    borderRadius: radius.small,
    color: color.text.strong,
    outline: 'none',
    caretColor: 'transparent',
    selectors: {
      '&[data-type="literal"]': { paddingInline: '1px', color: color.text.muted },
      [selectors.placeholder]: { color: color.text.muted },
      [selectors.focused]: { backgroundColor: color.brand.fill, color: color.brand.onFill },
      [`${root}[data-disabled] &, ${root}[data-disabled] &[data-type]`]: { color: color.text.disabled },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          [selectors.focused]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  }),
)
