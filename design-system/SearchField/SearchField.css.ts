import { style } from '@vanilla-extract/css'
import { root as fieldRoot } from '../field/field.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

export const root = style([fieldRoot, inComponent({})])

/** The browser's own cross would be a second one. */
export const search = style(
  inComponent({
    appearance: 'none',
    selectors: { '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' } },
  }),
)

export const clear = style(
  inComponent({
    display: 'flex',
    selectors: {
      [`${root}:is([data-empty], [data-disabled], [data-readonly]) &`]: { visibility: 'hidden' },
    },
  }),
)
