import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

export const root = style(
  inComponent({
    display: 'inline-grid',
    gap: vars.space['3'],
    justifyItems: 'start',
    maxInlineSize: '100%',
  }),
)

/** Both labels in one place, so that the button keeps its width. The one that is not said is not read either. */
export const labels = style(inComponent({ display: 'grid', justifyItems: 'center' }))

export const label = style(
  inComponent({
    gridArea: '1 / 1',
    visibility: 'hidden',
    selectors: { '&[data-said]': { visibility: 'visible' } },
  }),
)
