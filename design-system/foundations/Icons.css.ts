import { style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inPage } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius } = vars

export const glyphs = style(
  inPage({
    display: 'grid',
    gap: space['3'],
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  }),
)

export const glyph = style(
  inPage({
    display: 'grid',
    justifyItems: 'center',
    gap: space['2'],
    padding: `${space['4']} ${space['2']}`,
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.control,
    backgroundColor: color.ground.surface,
    color: color.text.strong,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
)

export const glyphName = style(inPage(typeStyle('caption')))
export const sizes = style(inPage({ display: 'flex', alignItems: 'end', gap: space['6'] }))
