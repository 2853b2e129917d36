import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, radius } = vars

export const cap = style(
  inComponent({
    display: 'inline-block',
    minInlineSize: space['6'],
    paddingInline: space['1'],
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.small,
    backgroundColor: color.ground.sunken,
    color: color.text.muted,
    fontFamily: 'inherit',
    textAlign: 'center',
  }),
)
