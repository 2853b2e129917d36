import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, radius, size } = vars

export const textLink = style(
  inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: size.target,
    color: color.brand.text,
    borderRadius: radius.small,
    textDecorationLine: 'underline',
    textUnderlineOffset: '0.2em',
    selectors: {
      [selectors.hovered]: { textDecorationThickness: '2px' },
      [selectors.focusVisible]: focusRing,
    },
  }),
)
