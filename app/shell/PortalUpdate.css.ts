import { inPage, pageFoot, vars } from '@portal/design-system/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const { space, radius, shadow, layer } = vars

/** At the end of the page and always in sight: whoever scrolls to the end finds nothing under it. */
export const updateNotice = style(
  inPage({
    position: 'sticky',
    insetBlockEnd: `calc(${space['4']} + ${pageFoot.size})`,
    inlineSize: `calc(100% - 2 * ${space['4']})`,
    maxInlineSize: '34rem',
    margin: `0 auto ${space['4']}`,
    zIndex: layer.toast,
    borderRadius: radius.card,
    boxShadow: shadow.overlay,
    selectors: { '&:empty': { display: 'none' } },
    '@media': { print: { display: 'none' } },
  }),
)

// While it is there, whatever gets focus is scrolled out from under it.
globalStyle(`html:has(${updateNotice}:not(:empty))`, inPage({ scrollPaddingBlockEnd: 'min(18rem, 45dvb)' }))
