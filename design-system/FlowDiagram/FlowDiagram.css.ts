import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, radius, font } = vars

export const frame = style(
  inComponent({
    containerType: 'inline-size',
    inlineSize: '100%',
  }),
)

/** Where it has no room all of it is drawn smaller, letters too: the list or table beside it says the same. */
export const canvas = style(
  inComponent({
    vars: { '--flow-unit': 'min(0.0625rem, calc(100cqi / var(--flow-width)))' },
    position: 'relative',
    marginInline: 'auto',
    direction: 'ltr',
  }),
)

export const drawing = style(
  inComponent({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' }),
)

export const line = style(
  inComponent({
    fill: 'none',
    stroke: color.line.control,
    strokeWidth: 1.5,
    selectors: { '&[data-aside]': { strokeDasharray: '5 4' } },
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  }),
)

export const head = style(
  inComponent({
    fill: color.line.control,
    '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
  }),
)

export const box = style(
  inComponent({
    position: 'absolute',
    paddingBlock: 'calc(7 * var(--flow-unit))',
    paddingInline: 'calc(4 * var(--flow-unit))',
    border: '1px solid',
    borderRadius: radius.control,
    color: color.text.body,
    fontSize: 'calc(13 * var(--flow-unit))',
    lineHeight: 'calc(20 * var(--flow-unit))',
    textAlign: 'center',
    overflowWrap: 'break-word',
  }),
)

export const boxTitle = style(inComponent({ color: color.text.strong, fontWeight: font.weight.semibold }))

const tinted = ({ soft, line: edge }: { soft: string; line: string }) =>
  inComponent({ backgroundColor: soft, borderColor: edge })

export const tones = styleVariants({
  neutral: inComponent({ backgroundColor: color.ground.surface, borderColor: color.line.control }),
  info: tinted(color.status.info),
  success: tinted(color.status.success),
  warning: tinted(color.status.warning),
  danger: tinted(color.status.danger),
})
