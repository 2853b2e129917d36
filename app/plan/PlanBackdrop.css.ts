import { inPage } from '@portal/design-system/tokens'
import { style } from '@vanilla-extract/css'

/** A strip of its own under the bar, fading into the page: no text ever stands on it, so it cannot lower a contrast. */
export const backdrop = style(
  inPage({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'clamp(2rem, 5vw, 4rem)',
    objectFit: 'cover',
    objectPosition: 'right center',
    maskImage: 'linear-gradient(to bottom, black 40%, transparent)',
    '@media': { print: { display: 'none' }, '(forced-colors: active)': { display: 'none' } },
  }),
)
