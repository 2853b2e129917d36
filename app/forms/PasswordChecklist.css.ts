import { style } from '@vanilla-extract/css'
import { vars } from '#design-system/tokens/contract.css.ts'
import { inPage } from '#design-system/tokens/in-layer.ts'
import { typeStyle } from '#design-system/tokens/type-style.ts'

const { color, space } = vars

export const heading = style(inPage({ ...typeStyle('caption'), color: color.text.muted }))

export const list = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: space['2'],
    marginBlockStart: space['2'],
    padding: 0,
    listStyle: 'none',
  }),
)

export const item = style(
  inPage({
    display: 'flex',
    alignItems: 'center',
    gap: space['2'],
    ...typeStyle('caption'),
    color: color.text.muted,
    selectors: { '&[data-met="true"]': { color: color.status.success.text } },
  }),
)

/** Room for the tick before it is there, so that nothing moves while a person types. */
export const mark = style(
  inPage({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: space['5'],
    blockSize: space['5'],
    borderRadius: vars.radius.pill,
    border: '1.5px solid currentcolor',
  }),
)
