import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../tokens/contract.css.ts'
import { inPage } from '../tokens/in-layer.ts'

const { text, line, chrome } = vars.color

/**
 * For people whose system asks for more contrast: quiet text becomes running text, decoration becomes a line that can be seen, and
 * the edge of a control is as dark as a word. Every pair only gains by it, so the contrast guide still holds.
 */
globalStyle(
  ':root',
  inPage({
    '@media': {
      '(prefers-contrast: more)': {
        vars: {
          [text.muted]: text.body,
          [line.hairline]: line.strong,
          [line.control]: text.body,
          [chrome.muted]: chrome.text,
          [chrome.line]: chrome.text,
        },
      },
    },
  }),
)
