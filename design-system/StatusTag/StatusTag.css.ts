import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius, font } = vars
const { status } = color

const shape = style(
  inComponent({
    ...typeStyle('caption'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['1'],
    maxInlineSize: '100%',
    paddingBlock: '0.1875rem',
    paddingInlineStart: space['2'],
    paddingInlineEnd: space['3'],
    border: '1px solid',
    borderRadius: radius.pill,
    fontWeight: font.weight.medium,
    textAlign: 'start',
  }),
)

const paint = (text: string, ground: string, edge: string) => [
  shape,
  inComponent({ color: text, backgroundColor: ground, borderColor: edge }),
]

const soft = ({ text, soft: ground, line }: { text: string; soft: string; line: string }) =>
  paint(text, ground, `color-mix(in srgb, ${line} 35%, transparent)`)

export const tag = styleVariants({
  neutral: paint(color.text.body, color.ground.sunken, color.line.hairline),
  info: soft(status.info),
  success: soft(status.success),
  warning: soft(status.warning),
  danger: soft(status.danger),
})
