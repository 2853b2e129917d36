import Mustache from 'mustache'

export type Values = Readonly<Record<string, string>>

/**
 * Fills `{{names}}` in. What a value itself says is never filled in.
 * @param escape what is done to every value, as HTML asks for
 * @throws Error when the text names a variable that has no value, or has anything but text and variables
 */
export function fillText(text: string, values: Values, escape: (value: string) => string = asItIs): string {
  for (const name of namesIn(text)) {
    // Mustache leaves out what it does not find; that must not happen unnoticed.
    if (!Object.hasOwn(values, name)) throw new Error(`A text names an unknown variable: ${name}`)
  }
  return Mustache.render(text, values, {}, { escape })
}

/** Names of the variables in a text. @throws Error for anything else that mustache knows: sections, partials, values without escaping. */
export function namesIn(text: string): string[] {
  return Mustache.parse(text).flatMap(([kind, name]) => {
    if (kind === 'text') return []
    if (kind !== 'name') throw new Error(`A text has more than words and variables: ${kind} ${name}`)
    return [name]
  })
}

/** Text as HTML shows it. */
export const escapeHtml = (text: string): string => Mustache.escape(text)

const asItIs = (value: string) => value
