import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inPage } from '../tokens/in-layer.ts'

const { space, size } = vars

export const grid = style(
  inPage({ display: 'grid', gap: space['6'], justifyItems: 'start', maxInlineSize: size.page }),
)
export const row = style(inPage({ display: 'flex', flexWrap: 'wrap', gap: space['4'], alignItems: 'center' }))
export const form = style(
  inPage({ display: 'grid', gap: space['6'], inlineSize: '100%', maxInlineSize: '24rem' }),
)
export const columns = style(
  inPage({
    display: 'grid',
    gap: `${space['6']} ${space['8']}`,
    inlineSize: '100%',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    alignItems: 'start',
  }),
)
/** The narrowest phone, less the page's own margin. */
export const narrow = style(inPage({ display: 'grid', gap: space['6'], inlineSize: '18rem' }))
