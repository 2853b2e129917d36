import { style, styleVariants } from '@vanilla-extract/css'
import { onChrome } from '../chrome/on-chrome.ts'
import { vars } from '../tokens/contract.css.ts'
import { inPage } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius } = vars

export const grounds = style(inPage({ display: 'grid', gap: space['4'] }))

const frame = style(
  inPage({
    display: 'grid',
    gap: space['3'],
    justifyItems: 'start',
    minInlineSize: 0,
    padding: space['6'],
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.card,
    color: color.text.body,
  }),
)

const on = (backgroundColor: string) => [frame, inPage({ backgroundColor })]

/** One of each kind of ground that a component may stand on. */
export const ground = styleVariants({
  page: on(color.ground.page),
  card: on(color.ground.surface),
  sunken: on(color.ground.sunken),
  brand: on(color.brand.soft),
  chrome: [...on(color.chrome.ground), inPage({ vars: onChrome })],
})

/** As wide as the ground: a component that grows shows how. */
export const content = style(inPage({ inlineSize: '100%', minInlineSize: 0 }))
export const groundName = style(inPage({ ...typeStyle('caption'), color: color.text.muted }))
