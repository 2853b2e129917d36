import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Views, and beside them what is done with the one on screen; more views than fit are scrolled to. */
export const viewsLine = style(
  inPage({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space['1']} ${space['3']}`,
  }),
)

/** As wide as its words. */
export const shortField = style(inPage({ inlineSize: '13rem' }))

/** A name, and what tells it apart below it. */
export const twoLines = style(inPage({ display: 'inline-flex', flexDirection: 'column' }))

/** Buttons of a line take no room of their own. */
export const rowButtons = style(inPage({ display: 'flex', justifyContent: 'flex-end', gap: space['1'] }))

export const quote = style(
  inPage({
    margin: `${space['1']} 0 0`,
    paddingInlineStart: space['3'],
    borderInlineStart: `3px solid ${color.line.hairline}`,
    color: color.text.body,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  }),
)
