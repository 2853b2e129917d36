import { style } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius } = vars

export const summary = style(
  inComponent({
    display: 'flex',
    gap: space['3'],
    padding: `${space['4']} ${space['5']}`,
    border: `1px solid ${color.status.danger.line}`,
    borderRadius: radius.card,
    backgroundColor: color.status.danger.soft,
    color: color.text.body,
    selectors: { '&:focus': focusRing },
  }),
)

export const icon = style(
  inComponent({ display: 'flex', color: color.status.danger.text, paddingBlockStart: '0.1875rem' }),
)

export const texts = style(inComponent({ display: 'grid', gap: space['1'], minInlineSize: 0 }))

export const title = style(inComponent({ ...typeStyle('lead'), fontWeight: vars.font.weight.semibold }))

export const link = style(
  inComponent({
    display: 'inline-block',
    paddingBlock: space['1'],
    color: color.status.danger.text,
    fontWeight: vars.font.weight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: radius.small,
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
  }),
)
