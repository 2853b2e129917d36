import { style } from '@vanilla-extract/css'
import { focusRingInside } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, radius, size } = vars

/** The browser's own picker, drawn as a swatch of the colour. */
export const picker = style(
  inComponent({
    flex: 'none',
    inlineSize: size.target,
    blockSize: size.target,
    marginInlineStart: space['1'],
    // The text beside it may begin over the picker's padding, but never over so much that too little is left to hit.
    marginInlineEnd: `calc(2rem - ${size.target})`,
    padding: space['2'],
    border: 0,
    borderRadius: radius.control,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    selectors: {
      [selectors.focusVisible]: focusRingInside,
      '&:disabled': { cursor: 'not-allowed' },
      '&::-webkit-color-swatch-wrapper': { padding: 0 },
      '&::-webkit-color-swatch': {
        border: `1px solid ${color.line.control}`,
        borderRadius: `calc(${radius.control} - 4px)`,
      },
      '&::-moz-color-swatch': {
        border: `1px solid ${color.line.control}`,
        borderRadius: `calc(${radius.control} - 4px)`,
      },
    },
  }),
)
