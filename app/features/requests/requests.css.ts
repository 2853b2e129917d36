import { inPage, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

const { color, space } = vars

/** Where the page's script can open them again, a phone folds the filters away. */
const FOLDED = 'screen and (max-width: 39.99rem) and (scripting: enabled)'

/** Opens the filters on a phone; elsewhere they are always open. */
export const filterToggle = style(inPage({ display: 'none', '@media': { [FOLDED]: { display: 'block' } } }))

export const choices = style(
  inPage({ '@media': { [FOLDED]: { selectors: { '&:not([data-open])': { display: 'none' } } } } }),
)

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
