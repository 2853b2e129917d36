import { inPage, TALL, vars } from '@portal/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, space, radius } = vars

/** Keeps the result in sight while the figures are changed, on screens tall enough; the full result is beside or further down. */
export const pinned = style(
  inPage({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
    display: 'none',
    flexWrap: 'wrap',
    gap: `${space['2']} ${space['4']}`,
    padding: `${space['3']} ${space['4']}`,
    border: `1px solid ${color.line.hairline}`,
    borderRadius: `${radius.card} ${radius.card} 0 0`,
    backgroundColor: color.ground.surface,
    color: color.text.strong,
    '@media': { [TALL]: { display: 'flex' } },
  }),
)

/** One of them: beside the other as long as no amount breaks in two. */
export const pinnedFigure = style(inPage({ flex: '1 1 8rem', minInlineSize: 'min-content' }))

/** Keeps a focused field from being hidden under the pinned result. */
globalStyle(`html:has(${pinned})`, inPage({ '@media': { [TALL]: { scrollPaddingBlockEnd: '8.5rem' } } }))
