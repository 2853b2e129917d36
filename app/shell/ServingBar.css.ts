import { inPage, TALL, typeStyle, vars } from '@portal/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, font, layer, space } = vars

/** Under the top bar, and with it in sight: nobody forgets whose portal this is. */
export const bar = style(
  inPage({
    position: 'relative',
    zIndex: layer.chrome,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['2']} ${space['4']}`,
    paddingBlock: space['2'],
    paddingInline: `clamp(${space['4']}, 3vw, ${space['8']})`,
    borderBlockEnd: `1px solid ${color.status.warning.line}`,
    backgroundColor: color.status.warning.soft,
    color: color.text.strong,
    '@media': {
      [`screen and ${TALL}`]: { position: 'sticky', insetBlockStart: space['20'] },
      print: { display: 'none' },
    },
  }),
)

// It stands under the top bar, in one line or in three.
globalStyle(
  `html:has(${bar})`,
  inPage({ '@media': { [TALL]: { scrollPaddingBlockStart: `calc(${space['20']} + 9rem)` } } }),
)

export const sentence = style(inPage({ ...typeStyle('small'), flex: '1 1 14rem', margin: 0 }))

export const warning = style(inPage({ fontWeight: font.weight.semibold }))

export const leave = style(inPage({ marginInlineStart: 'auto' }))
