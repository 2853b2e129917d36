import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, motion } = vars

export const list = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
    gap: `${space['1']} ${space['4']}`,
  }),
)

export const rule = style(
  inComponent({
    ...typeStyle('small'),
    display: 'flex',
    gap: space['2'],
    color: color.text.muted,
    transition: `color ${motion.fast} ${motion.ease}`,
    selectors: {
      '&[data-met]': { color: color.status.success.text, fontWeight: vars.font.weight.medium },
    },
  }),
)

/** Holds the icon on the first line of the rule. */
export const mark = style(
  inComponent({ flex: 'none', display: 'flex', alignItems: 'center', blockSize: '1.5em' }),
)
