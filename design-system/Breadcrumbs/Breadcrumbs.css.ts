import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius } = vars

export const list = style(
  inComponent({
    ...typeStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space['1'],
    color: color.text.muted,
  }),
)

export const crumb = style(
  inComponent({ display: 'flex', alignItems: 'center', gap: space['1'], minInlineSize: 0 }),
)

export const link = style(
  inComponent({
    display: 'inline-block',
    paddingBlock: space['2'],
    borderRadius: radius.small,
    color: color.brand.text,
    textDecorationColor: 'transparent',
    textUnderlineOffset: '0.2em',
    selectors: {
      [selectors.hovered]: { textDecorationColor: 'currentcolor' },
      [selectors.focusVisible]: focusRing,
    },
  }),
)
