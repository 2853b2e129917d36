import { vars } from '@portal/design-system/tokens/contract'
import { inPage } from '@portal/design-system/tokens/in-layer'
import { typeStyle } from '@portal/design-system/tokens/type-style'
import { style } from '@vanilla-extract/css'

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
