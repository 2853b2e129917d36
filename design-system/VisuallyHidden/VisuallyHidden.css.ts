import { style } from '@vanilla-extract/css'
import { inComponent } from '../tokens/in-layer.ts'

/** Out of sight, still read aloud. */
export const visuallyHidden = style(
  inComponent({
    position: 'absolute',
    inlineSize: '1px',
    blockSize: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
)
