import { style } from '@vanilla-extract/css'
import { inComponent } from '../tokens/in-layer.ts'

/**
 * Content of a disclosure. Browsers that can search closed text hide it by `hidden="until-found"`; a plain `display: none` for everything
 * hidden would undo that.
 */
export const panel = style(
  inComponent({
    selectors: { '&[hidden="until-found"]': { display: 'block', contentVisibility: 'hidden' } },
  }),
)
