import { style } from '@vanilla-extract/css'
import { focusRingInside } from '../focus-ring.ts'
import { selectors } from '../selectors.ts'
import { vars } from '../tokens/contract.css.ts'
import { inComponent } from '../tokens/in-layer.ts'
import { typeStyle } from '../tokens/type-style.ts'

const { color, space, radius, font, layer } = vars

export const frame = style(
  inComponent({ position: 'relative', display: 'flex', flex: 1, minBlockSize: 0, minInlineSize: 0 }),
)

/**
 * Begins at its end, also before any script runs, and counts its place from there: what is put in above moves nothing that is read.
 * Its one child keeps the messages in the order in which they are read.
 */
export const scroller = style(
  inComponent({
    display: 'flex',
    flexDirection: 'column-reverse',
    flex: 1,
    minInlineSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderRadius: radius.control,
    selectors: {
      [selectors.focusVisible]: focusRingInside,
      // Before it has laid out what one jumped to, Chromium holds the whole list by its beginning: what is put in above would lead there.
      '&[aria-live="off"]': { overflowAnchor: 'none' },
    },
    '@media': { print: { display: 'block', overflow: 'visible' } },
  }),
)

/** A short conversation begins at the top, a long one ends at the bottom. */
export const content = style(
  inComponent({
    display: 'flow-root',
    marginBlockEnd: 'auto',
    padding: `${space['4']} ${space['4']} ${space['2']}`,
  }),
)

export const list = style(inComponent({ display: 'grid', gap: space['2'], minInlineSize: 0 }))

/** Not laid out while it is out of sight, but there for whoever searches the page or listens to it. The newest always are. */
export const entry = style(
  inComponent({
    minInlineSize: 0,
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 4.5rem',
    // Room for the focus ring of what is inside, which the containment would cut off.
    paddingInline: space['1'],
    marginInline: `calc(-1 * ${space['1']})`,
    selectors: { '&:nth-last-child(-n+30)': { contentVisibility: 'visible' } },
    '@media': { print: { contentVisibility: 'visible' } },
  }),
)

const divider = inComponent({
  ...typeStyle('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  paddingBlock: space['2'],
  color: color.text.muted,
  fontWeight: font.weight.medium,
  selectors: {
    '&::before, &::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${color.line.hairline}` },
  },
})

export const day = style(divider)

export const unread = style([
  divider,
  inComponent({
    color: color.brand.text,
    selectors: { '&::before, &::after': { borderBlockStartColor: color.brand.line } },
  }),
])

export const older = style(
  inComponent({
    display: 'grid',
    justifyItems: 'center',
    gap: space['2'],
    paddingBlockEnd: space['3'],
    // In sight it would be what the browser holds in its place, and all that is read would move down.
    overflowAnchor: 'none',
    '@media': { print: { display: 'none' } },
  }),
)

export const toNewest = style(
  inComponent({
    position: 'absolute',
    insetBlockEnd: space['3'],
    insetInline: 0,
    display: 'grid',
    justifyContent: 'center',
    zIndex: layer.sticky,
    pointerEvents: 'none',
    '@media': { print: { display: 'none' } },
  }),
)

export const floating = style(
  inComponent({ pointerEvents: 'auto', borderRadius: radius.control, boxShadow: vars.shadow.raised }),
)
