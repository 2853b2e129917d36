import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { TALL } from '../tokens/tall.ts'

const { space } = vars

/** Stays below the bar of the page, from the width on at which the halves stand beside each other. */
export const beside = style(
  inComponent({
    '@media': {
      [`screen and (min-width: 80rem) and ${TALL}`]: {
        position: 'sticky',
        insetBlockStart: `calc(${space['20']} + ${space['4']})`,
      },
    },
  }),
)
