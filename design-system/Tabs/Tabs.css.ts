import { style } from '@vanilla-extract/css'
import { focusRing, focusRingInside } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, size, radius, font, motion } = vars

export const tabs = style(inComponent({ display: 'grid', gap: space['6'], minInlineSize: 0 }))

/** More tabs than fit scroll sideways. */
export const list = style(
  inComponent({
    display: 'flex',
    gap: space['1'],
    overflowX: 'auto',
    scrollbarWidth: 'thin',
    boxShadow: `inset 0 -1px 0 ${color.line.hairline}`,
  }),
)

export const tab = style(
  inComponent({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space['2'],
    minBlockSize: size.control,
    paddingInline: `clamp(${space['2']}, 3vw, ${space['4']})`,
    borderBlockEnd: '3px solid transparent',
    borderStartStartRadius: radius.small,
    borderStartEndRadius: radius.small,
    color: color.text.muted,
    fontWeight: font.weight.medium,
    whiteSpace: 'nowrap',
    textDecorationLine: 'none',
    cursor: 'pointer',
    outline: 'none',
    transition: `color ${motion.fast} ${motion.ease}`,
    selectors: {
      [selectors.hovered]: { color: color.text.strong, backgroundColor: color.ground.hover },
      [`${selectors.selected}, ${selectors.current}`]: {
        color: color.brand.text,
        borderBlockEndColor: color.brand.line,
      },
      [selectors.focusVisible]: focusRingInside,
      [selectors.disabled]: { color: color.text.disabled, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { selectors: { [selectors.disabled]: { color: 'GrayText' } } } },
  }),
)

export const count = style(
  inComponent({
    fontSize: font.size.caption,
    fontWeight: font.weight.semibold,
  }),
)

export const panel = style(
  inComponent({
    minInlineSize: 0,
    outline: 'none',
    borderRadius: radius.small,
    selectors: { [selectors.focusVisible]: focusRing },
  }),
)
