import { style } from '@vanilla-extract/css'
import { inComponent } from '../tokens/in-layer.ts'

/**
 * What a disclosure opens. Where the browser can search closed text, react-aria hides it in the way that allows it; a plain
 * `display: none` for everything hidden would take that back.
 */
export const panel = style(
  inComponent({
    selectors: { '&[hidden="until-found"]': { display: 'block', contentVisibility: 'hidden' } },
  }),
)
