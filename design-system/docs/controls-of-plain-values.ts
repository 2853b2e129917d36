import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** `null`, a text, a number, or a list or an object of these: what can be typed in a control. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value !== 'object') return typeof value !== 'function'
  if ('$$typeof' in value) return false
  return Object.values(value).every(isPlain)
}

/** A control for a drawn element or for functions would only show how React keeps them. */
export const controlsOfPlainValues: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      isPlain(initialArgs[name]) ? type : { ...type, control: { disable: true } },
    ]),
  )
