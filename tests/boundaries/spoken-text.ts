import { parseSync, Visitor } from 'vite'

const accented = /[à-öø-ÿ]/i
/** Short words that only Portuguese has, or that no English sentence has in its middle. */
const portuguese =
  /(^|\s)(ao|aos|com|da|das|de|do|dos|e|em|na|nas|no|nos|o|os|ou|para|pela|pelo|por|que|se|sem|um|uma|ano|anos|mes|meses|dia|dias)(?=$|[\s.,:;!?)])/
const sentence = /^\s*\p{Lu}\p{Ll}+[,;:]?( .*)?\p{Ll}{2,}/u
const capitalised = /^\p{Lu}\p{Ll}/u
/** Attributes and fields whose value is drawn or read aloud. */
const drawn =
  /^(aria-label|alt|caption|description|detail|header|heading|label|lead|legend|message|note|placeholder|term|text|title|xLabel)$/

/** Whether a text is read by people, of whatever kind. */
function isSpoken(text: string): boolean {
  if (accented.test(text)) return true
  // A single word is rarely a sentence; two are when they begin like one, or have a word of Portuguese.
  return /\p{L}/u.test(text) && / /.test(text) && (portuguese.test(text) || isSentence(text))
}

const isSentence = (text: string) => sentence.test(text) && /\p{L}{2,}[,;:]? \p{L}{2,}/u.test(text)

/**
 * Texts of a module that people read: what stands between tags, Portuguese sentences in strings and templates, and words with a
 * capital in an attribute or field that is drawn. What an error says in English is for who looks after the portal, and not meant.
 */
export function spokenText(path: string, source: string): string[] {
  const found: string[] = []
  const loaded = new Set<number>()
  const forEngineers = new Set<number>()
  const take = (text: string) => void found.push(text.trim())
  const takeDrawn = (name: string, value: unknown) => {
    if (drawn.test(name) && typeof value === 'string' && capitalised.test(value) && !isSpoken(value))
      take(value)
  }
  new Visitor({
    ImportDeclaration: ({ source: { start } }) => void loaded.add(start),
    NewExpression({ callee, arguments: [message] }) {
      if (callee.type === 'Identifier' && callee.name.endsWith('Error') && message)
        forEngineers.add(message.start)
    },
    JSXText({ value }) {
      if (/\p{L}{2,}/u.test(value)) take(value)
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && value?.type === 'Literal') takeDrawn(name.name, value.value)
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && value.type === 'Literal') takeDrawn(key.name, value.value)
    },
    Literal({ value, start }) {
      if (typeof value !== 'string' || loaded.has(start)) return
      if (accented.test(value) || (!forEngineers.has(start) && isSpoken(value))) take(value)
    },
    TemplateLiteral({ quasis, start }) {
      const text = quasis.map(({ value }) => value.cooked ?? '').join('…')
      const said = text.replaceAll('…', ' … ')
      if (accented.test(said) || (!forEngineers.has(start) && isSpoken(said))) take(text)
    },
  }).visit(parseSync(path, source).program)
  return found
}
