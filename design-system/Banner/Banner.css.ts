import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius } = vars

const frame = style(
  inComponent({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space['3'],
    paddingBlock: space['4'],
    paddingInline: space['5'],
    border: '1px solid',
    borderRadius: radius.card,
    color: color.text.body,
  }),
)

export const banner = styleVariants(
  {
    info: color.status.info,
    success: color.status.success,
    warning: color.status.warning,
    danger: color.status.danger,
  },
  ({ soft, line }) => [
    frame,
    inComponent({ backgroundColor: soft, borderColor: `color-mix(in srgb, ${line} 45%, transparent)` }),
  ],
)

export const iconColor = styleVariants(
  {
    info: color.status.info,
    success: color.status.success,
    warning: color.status.warning,
    danger: color.status.danger,
  },
  ({ text }) =>
    inComponent({ color: text, display: 'flex', flex: 'none', alignItems: 'center', blockSize: '1.5rem' }),
)

export const content = style(inComponent({ flex: 1, minInlineSize: 0, display: 'grid', gap: space['1'] }))

export const title = style(
  inComponent({
    ...typeStyle('label'),
    lineHeight: vars.font.line.body,
    color: color.text.strong,
    fontWeight: vars.font.weight.semibold,
  }),
)

export const text = style(inComponent({ maxInlineSize: vars.size.measure }))

export const actions = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', gap: space['3'], paddingBlockStart: space['3'] }),
)

/** Pulls the cross to the corner, so it does not add to the height of a short notice. */
export const dismiss = style(
  inComponent({
    flex: 'none',
    marginBlock: `calc(-1 * ${space['2']})`,
    marginInlineEnd: `calc(-1 * ${space['3']})`,
  }),
)
