import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { space } = vars

/** Where a script can open them again, a phone folds the fields away. */
const FOLDED = 'screen and (max-width: 39.99rem) and (scripting: enabled)'

/** Opens the fields on a phone; elsewhere they are always open. */
export const toggle = style(inComponent({ display: 'none', '@media': { [FOLDED]: { display: 'block' } } }))

export const fields = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: space['4'],
    alignItems: 'start',
  }),
)

export const foldable = style(
  inComponent({ '@media': { [FOLDED]: { selectors: { '&:not([data-open])': { display: 'none' } } } } }),
)
