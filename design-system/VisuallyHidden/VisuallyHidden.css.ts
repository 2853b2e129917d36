import { style } from '@vanilla-extract/css'
import { inComponent } from '../tokens/in-layer.ts'
import { unseen } from '../unseen.ts'

/** Out of sight, still read aloud. */
export const visuallyHidden = style(
  inComponent({
    ...unseen,
    margin: '-1px',
    padding: 0,
    border: 0,
    whiteSpace: 'nowrap',
  }),
)
