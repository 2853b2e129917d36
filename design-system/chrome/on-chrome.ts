import { vars } from '../tokens/contract.css.ts'

const { color } = vars
const { chrome } = color

/**
 * Token overrides for whatever sits on the top bar or the sidebar: a button, a search field or a name put there
 * takes the chrome's colours without knowing where it is.
 */
export const onChrome = {
  [color.text.strong]: chrome.text,
  [color.text.body]: chrome.text,
  [color.text.muted]: chrome.muted,
  [color.brand.text]: chrome.text,
  [color.ground.surface]: chrome.ground,
  [color.ground.field]: chrome.hover,
  [color.ground.hover]: chrome.hover,
  [color.ground.pressed]: chrome.hover,
  [color.line.hairline]: chrome.line,
  [color.line.control]: chrome.muted,
  [color.line.strong]: chrome.text,
  [color.focus.ring]: chrome.focus,
}
