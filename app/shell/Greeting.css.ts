import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens/contract.css.ts'
import { inPage } from '#design-system/tokens/in-layer.ts'
import { tabularFigures, typeStyle } from '#design-system/tokens/type-style.ts'

const { color } = vars

export const greeting = style(
  inPage({
    display: 'grid',
    minInlineSize: 0,
    ...typeStyle('subtitle'),
    color: color.text.strong,
    whiteSpace: 'nowrap',
  }),
)

export const cpf = style(inPage({ ...typeStyle('small'), ...tabularFigures, color: color.text.muted }))
