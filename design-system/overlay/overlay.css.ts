import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, motion, layer } = vars

const fade = keyframes({ from: { opacity: 0 } })

/** The veil behind a dialog or a drawer. */
export const scrim = style(
  inComponent({
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100vw',
    blockSize: 'var(--visual-viewport-height, 100dvh)',
    zIndex: layer.drawer,
    display: 'flex',
    backgroundColor: color.ground.scrim,
    selectors: {
      '&[data-entering]': { animation: `${fade} ${motion.calm} ${motion.ease}` },
      '&[data-exiting]': { animation: `${fade} ${motion.calm} ${motion.ease} reverse forwards` },
    },
  }),
)

/** The dialog itself is what scrolls, so that its close button makes the scrolling part reachable by keyboard. */
export const frame = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minBlockSize: 0,
    maxBlockSize: 'inherit',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    color: color.text.body,
  }),
)

const edge = `clamp(${space['4']}, 4vw, ${space['8']})`

export const header = style(
  inComponent({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space['4'],
    paddingBlockStart: `max(${space['4']}, ${edge} - ${space['2']})`,
    paddingBlockEnd: space['3'],
    paddingInlineStart: edge,
    paddingInlineEnd: `calc(${edge} - ${space['3']})`,
    backgroundColor: color.ground.raised,
  }),
)

export const title = style(inComponent({ ...typeStyle('title'), paddingBlockStart: space['1'] }))

export const description = style(
  inComponent({
    ...typeStyle('body'),
    color: color.text.muted,
    paddingInline: edge,
    paddingBlockEnd: space['4'],
  }),
)

export const body = style(
  inComponent({ flex: 1, paddingInline: edge, paddingBlock: `${space['1']} ${edge}` }),
)

/** For content that brings its own padding, such as a navigation. */
export const bareBody = style(inComponent({ flex: 1, display: 'grid' }))

export const footer = style(
  inComponent({
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space['3'],
    paddingInline: edge,
    paddingBlock: space['4'],
    borderBlockStart: `1px solid ${color.line.hairline}`,
    backgroundColor: color.ground.raised,
    // On a phone the buttons are as wide as the dialog, main one first.
    '@media': {
      'screen and (max-width: 30rem)': { flexDirection: 'column-reverse', alignItems: 'stretch' },
    },
  }),
)
