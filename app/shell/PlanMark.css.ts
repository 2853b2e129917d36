import { inPage, typeStyle, vars } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'
import { WIDE_SCREEN } from './screens.ts'

const { color, space, radius } = vars

const PICTURE = '2.25rem'

export const mark = style(
  inPage({
    display: 'inline-flex',
    gap: space['3'],
    alignItems: 'center',
    minBlockSize: vars.size.control,
    paddingInline: space['3'],
    borderRadius: radius.control,
    color: color.chrome.text,
    textDecoration: 'none',
  }),
)

/** In the bar a name that has no room beside the mark goes to a second line, which is out of sight: whole or not at all. */
export const smallOnly = style(
  inPage({
    flexWrap: 'wrap',
    minInlineSize: 0,
    blockSize: vars.size.control,
    overflow: 'hidden',
    alignContent: 'flex-start',
    padding: `calc((${vars.size.control} - ${PICTURE}) / 2) 0`,
    '@media': { [`screen and ${WIDE_SCREEN}`]: { display: 'none' } },
  }),
)

export const picture = style(inPage({ blockSize: PICTURE, inlineSize: 'auto' }))

/** In the place of a mark. */
export const stand = style(inPage({ display: 'flex', alignItems: 'center', blockSize: PICTURE }))

export const words = style(inPage({ ...typeStyle('subtitle'), whiteSpace: 'nowrap' }))
