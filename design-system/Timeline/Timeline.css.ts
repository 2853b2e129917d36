import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius, font } = vars
const side = '2rem'

export const timeline = style(inComponent({ display: 'grid' }))

export const event = style(
  inComponent({
    position: 'relative',
    display: 'grid',
    gap: space['1'],
    paddingInlineStart: `calc(${side} + ${space['4']})`,
    paddingBlockEnd: space['6'],
    selectors: {
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `${side} 0`,
        insetInlineStart: `calc(${side} / 2 - 1px)`,
        borderInlineStart: `2px solid ${color.line.hairline}`,
      },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  }),
)

const mark = style(
  inComponent({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: side,
    blockSize: side,
    border: '1px solid',
    borderRadius: radius.pill,
  }),
)

const soft = ({ text, soft: ground, line }: { text: string; soft: string; line: string }) => [
  mark,
  inComponent({
    color: text,
    backgroundColor: ground,
    borderColor: `color-mix(in srgb, ${line} 45%, transparent)`,
  }),
]

export const marks = styleVariants({
  neutral: [
    mark,
    inComponent({
      color: color.text.muted,
      backgroundColor: color.ground.sunken,
      borderColor: color.line.hairline,
    }),
  ],
  info: soft(color.status.info),
  success: soft(color.status.success),
  warning: soft(color.status.warning),
  danger: soft(color.status.danger),
})

export const title = style(
  inComponent({
    color: color.text.strong,
    fontWeight: font.weight.semibold,
    minBlockSize: side,
    paddingBlockStart: '0.25rem',
  }),
)
export const meta = style(inComponent({ ...typeStyle('small'), color: color.text.muted }))
export const text = style(inComponent({ maxInlineSize: vars.size.measure, paddingBlockStart: space['1'] }))
