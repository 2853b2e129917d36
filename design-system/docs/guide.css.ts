import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inPage } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius } = vars

export const page = style(
  inPage({
    fontFamily: vars.font.family,
    ...typeStyle('body'),
    color: color.text.body,
    maxInlineSize: '60rem',
  }),
)

/** Between what our pages say and the blocks of Storybook, which keep distances of their own. */
export const part = style(
  inPage({ fontFamily: vars.font.family, marginBlock: `${space['6']} ${space['2']}` }),
)

export const code = style(
  inPage({
    padding: '0 0.25em',
    borderRadius: radius.small,
    backgroundColor: color.ground.sunken,
    fontSize: '0.9em',
  }),
)

export const bullets = style(inPage({ paddingInlineStart: space['5'], listStyle: 'disc' }))

const advice = style(
  inPage({
    padding: space['4'],
    borderRadius: radius.control,
    border: `1px solid ${color.line.hairline}`,
    backgroundColor: color.ground.surface,
    borderBlockStart: '4px solid',
  }),
)

export const isDo = style([advice, inPage({ borderBlockStartColor: color.status.success.line })])
export const isDont = style([advice, inPage({ borderBlockStartColor: color.status.danger.line })])

export const example = style(
  inPage({
    padding: space['4'],
    borderRadius: radius.small,
    backgroundColor: color.ground.page,
    minInlineSize: 0,
  }),
)

// Storybook paints its pages white whatever the scheme; these grounds are those of the product.
globalStyle('.sbdocs-wrapper, .sbdocs-preview .docs-story', { backgroundColor: color.ground.page })
