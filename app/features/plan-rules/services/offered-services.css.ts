import { inPage } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** A category's state of a service, with the button that changes it; at least as wide as its longest word. */
export const cell = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 1fr) auto',
    alignItems: 'center',
    overflowWrap: 'break-word',
  }),
)

export const said = style(inPage({ overflowWrap: 'break-word' }))
