import { style } from '@vanilla-extract/css'
import { onChrome } from '../chrome/on-chrome.ts'
import { focusRingInside } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'

const { color, space, size, radius, font, motion } = vars
const { chrome } = color

export const nav = style(
  inComponent({
    vars: onChrome,
    display: 'flex',
    flexDirection: 'column',
    gap: space['4'],
    minBlockSize: '100%',
    padding: `${space['4']} ${space['3']}`,
    backgroundColor: chrome.ground,
    color: chrome.text,
    selectors: { '&[data-collapsed]': { paddingInline: space['1'] } },
    '@media': { print: { display: 'none' } },
  }),
)

export const list = style(inComponent({ display: 'grid', gap: space['1'] }))

/** Pushes the footer down, whatever the number of items. */
export const footer = style(inComponent({ marginBlockStart: 'auto' }))

export const row = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space['3'],
    inlineSize: '100%',
    minBlockSize: size.control,
    paddingInline: space['4'],
    paddingBlock: size.inset,
    borderRadius: radius.control,
    color: chrome.text,
    fontSize: font.size.body,
    fontWeight: font.weight.medium,
    lineHeight: font.line.snug,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: {
      [selectors.hovered]: { backgroundColor: chrome.hover },
      [selectors.focusVisible]: focusRingInside,
      '&[aria-current="page"]': {
        backgroundColor: chrome.active,
        color: chrome.onActive,
        fontWeight: font.weight.semibold,
      },
      '&[aria-current="page"]::before': {
        content: '',
        position: 'absolute',
        insetBlock: space['3'],
        insetInlineStart: 0,
        inlineSize: '4px',
        borderRadius: radius.pill,
        backgroundColor: 'currentcolor',
      },
      [`${nav}[data-collapsed] &`]: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: space['1'],
        paddingInline: space['1'],
        paddingBlock: space['3'],
        fontSize: font.size.caption,
        textAlign: 'center',
        hyphens: 'auto',
      },
    },
  }),
)

export const iconSlot = style(inComponent({ flex: 'none', display: 'flex', inlineSize: size.icon }))

export const label = style(
  inComponent({ flex: 1, minInlineSize: 0, selectors: { [`${nav}[data-collapsed] &`]: { flex: 'none' } } }),
)

export const badge = style(
  inComponent({
    flex: 'none',
    color: 'inherit',
    fontSize: font.size.caption,
    fontWeight: font.weight.semibold,
  }),
)

export const chevron = style(
  inComponent({
    flex: 'none',
    display: 'flex',
    transition: `transform ${motion.calm} ${motion.ease}`,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  }),
)

/** The label over the current page. Its own page carries the ground; the label says so by weight, also while closed. */
export const holdsCurrent = style(inComponent({ fontWeight: font.weight.semibold }))

export const group = style(inComponent({ display: 'grid' }))

export const subList = style(
  inComponent({
    display: 'grid',
    gap: space['1'],
    paddingBlockStart: space['1'],
    // In line with the labels above, not with their icons.
    paddingInlineStart: `calc(${space['4']} + ${size.icon} - ${space['1']})`,
    selectors: { [`${nav}[data-collapsed] &`]: { paddingInlineStart: 0 } },
  }),
)
