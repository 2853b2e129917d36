import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, size, radius, font } = vars

/** The whole line: one's own messages stand on the other side. */
const line = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: space['1'], minInlineSize: 0 }),
)

export const side = styleVariants({
  other: [line, inComponent({ alignItems: 'flex-start' })],
  own: [line, inComponent({ alignItems: 'flex-end' })],
})

const bubble = style(
  inComponent({
    display: 'grid',
    gap: space['1'],
    maxInlineSize: `min(${size.form}, 85%)`,
    minInlineSize: 0,
    padding: `${space['2']} ${space['4']}`,
    border: '1px solid',
    borderRadius: radius.card,
    color: color.text.body,
    textAlign: 'start',
  }),
)

export const bubbles = styleVariants({
  other: [
    bubble,
    inComponent({
      borderColor: color.line.hairline,
      borderEndStartRadius: radius.small,
      backgroundColor: color.ground.sunken,
    }),
  ],
  own: [
    bubble,
    inComponent({
      borderColor: color.brand.softHover,
      borderEndEndRadius: radius.small,
      backgroundColor: color.brand.soft,
    }),
  ],
  failed: [
    bubble,
    inComponent({
      borderColor: color.status.danger.line,
      borderEndEndRadius: radius.small,
      backgroundColor: color.brand.soft,
    }),
  ],
})

export const author = style(
  inComponent({ ...typeStyle('small'), color: color.text.strong, fontWeight: font.weight.semibold }),
)

/** As it was written: its lines stay, and no address makes the page wider. */
export const words = style(inComponent({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }))

export const meta = style(
  inComponent({
    ...typeStyle('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: space['2'],
    color: color.text.muted,
  }),
)

export const mark = style(inComponent({ display: 'inline-flex', alignItems: 'center', gap: space['1'] }))

export const readMark = style([mark, inComponent({ color: color.brand.text })])

export const failedMark = style([
  mark,
  inComponent({ color: color.status.danger.text, fontWeight: font.weight.medium }),
])

export const problem = style(inComponent({ ...typeStyle('small'), color: color.status.danger.text }))

export const acts = style(inComponent({ display: 'flex', flexWrap: 'wrap', gap: space['2'] }))

export const files = style(inComponent({ display: 'grid', gap: space['2'], paddingBlock: space['1'] }))

export const image = style(
  inComponent({
    display: 'block',
    inlineSize: 'fit-content',
    borderRadius: radius.control,
    selectors: { [selectors.focusVisible]: focusRing },
  }),
)

/** Its place is known before it is there, so that nothing moves when it comes. */
export const picture = style(
  inComponent({
    display: 'block',
    maxInlineSize: '100%',
    inlineSize: 'auto',
    blockSize: 'auto',
    maxBlockSize: '14rem',
    border: `1px solid ${color.line.hairline}`,
    borderRadius: radius.control,
    backgroundColor: color.ground.surface,
    objectFit: 'cover',
  }),
)

export const event = style(
  inComponent({
    ...typeStyle('small'),
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: space['2'],
    paddingInline: space['4'],
    color: color.text.muted,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
)

export const note = style(
  inComponent({
    flexBasis: '100%',
    justifySelf: 'center',
    maxInlineSize: size.form,
    marginInline: 'auto',
    marginBlockStart: space['1'],
    padding: `${space['2']} ${space['4']}`,
    border: `1px dashed ${color.line.control}`,
    borderRadius: radius.control,
    color: color.text.body,
    textAlign: 'start',
    whiteSpace: 'pre-line',
  }),
)
