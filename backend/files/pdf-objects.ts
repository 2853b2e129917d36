/** Dictionaries within each other: what programs write is some ten deep. */
const DEEPEST = 500

/**
 * Where an object ends: at its stream, or behind it. The same words in a string, a comment or an open dictionary end nothing. Null: its
 * dictionaries are deeper than any program writes them.
 */
export function endOfObject(text: string, from: number): number | null {
  const marks = marksFrom(
    text,
    from,
    /[(%]|<<|>>|<|(?<![A-Za-z])(?:stream|endstream|endobj|startxref)(?![A-Za-z])/g,
  )
  let depth = 0
  for (const { sign, at } of marks) {
    if (sign === '<<') depth++
    else if (sign === '>>') depth--
    else if (depth <= 0) return at
    if (depth > DEEPEST) return null
  }
  return text.length
}

/** The dictionary that begins at a place, with those within it. */
export function dictionaryAt(text: string, from: number): string {
  let depth = 0
  for (const { sign, at } of marksFrom(text, from, /[(%]|<<|>>|</g)) {
    depth += sign === '<<' ? 1 : -1
    if (depth <= 0) return text.slice(from, at + sign.length)
  }
  return text.slice(from)
}

type Mark = { sign: string; at: number }

/** The part of a pattern that stands outside of strings and comments. */
function* marksFrom(text: string, from: number, marks: RegExp): Generator<Mark> {
  marks.lastIndex = from
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const [sign] = mark
    if (sign === '(') marks.lastIndex = endOfString(text, marks.lastIndex)
    else if (sign === '%') marks.lastIndex = behind(text, /[\r\n]/g, marks.lastIndex)
    else if (sign === '<') marks.lastIndex = behind(text, />/g, marks.lastIndex)
    else yield { sign, at: mark.index }
  }
}

/** Where a string ends whose bracket was opened before `from`: brackets in pairs belong to it, and so does what follows a backslash. */
function endOfString(text: string, from: number): number {
  const brackets = /\\[^]|[()]/g
  brackets.lastIndex = from
  let depth = 1
  for (let bracket = brackets.exec(text); bracket; bracket = brackets.exec(text)) {
    if (bracket[0] === '(') depth++
    else if (bracket[0] === ')') depth--
    if (depth === 0) return brackets.lastIndex
  }
  return text.length
}

function behind(text: string, mark: RegExp, from: number): number {
  mark.lastIndex = from
  return mark.test(text) ? mark.lastIndex : text.length
}
