import { describe, expect, it } from 'vitest'
import { tidyLine, tidyText, tidyTexts } from './written-text.ts'

describe('a text as it is kept', () => {
  it.each([
    ['a decomposed name', 'Joa\u0303o A\u0302ngelo', 'João Ângelo'],
    ['a zero-width space at the end', 'ana@exemplo.com.br\u200b', 'ana@exemplo.com.br'],
    ['a byte order mark', '\ufeffana', 'ana'],
    ['soft hyphens', 'con\u00adtri\u00adbui\u00adção', 'contribuição'],
    ['a right-to-left override', 'R$ \u202e001\u202c', 'R$ 001'],
    ['isolates and marks of direction', '\u2068Ana\u2069\u200e \u200fLima', 'Ana Lima'],
    ['a word joiner and invisible operators', 'a\u2060b\u2063c', 'abc'],
    ['fillers and blanks of other scripts', '\u3164\u115f\uffa0\u2800\u180e', ''],
    ['variation selectors without a picture', 'a\ufe0fb', 'ab'],
    ['spaces that do not break', 'R$\u00a01.234,56\u202f%\u3000x', 'R$ 1.234,56 % x'],
    ['line ends of Windows, of an old Mac, and of a terminal', 'a\r\nb\rc\u2028d\u0085e', 'a\nb\nc\nd\ne'],
    ['half a pair', 'a\ud83dz', 'a\ud83dz'],
    ['two spaces and a tab', 'a  b\tc', 'a  b\tc'],
    ['quotation marks of a text', 'o “acordo” de d’Ávila', 'o “acordo” de d’Ávila'],
  ])('%s', (_, written, kept) => expect(tidyText(written)).toBe(kept))

  it.each([
    ['a family', '👨\u200d👩\u200d👧'],
    ['a heart in colour', '❤\ufe0f'],
    ['a skin', '👍🏽'],
    ['a rainbow flag', '🏳\ufe0f\u200d🌈'],
    ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a digit in a box', '1\ufe0f\u20e3'],
    ['the flag of Brazil', '🇧🇷'],
    ['a woman of a profession', '👩🏾\u200d⚕\ufe0f'],
  ])('%s stays whole', (_, picture) => {
    expect(tidyText(`Oi ${picture} até logo`)).toBe(`Oi ${picture} até logo`)
  })

  it('leaves format characters that are drawn to whoever checks the text', () => {
    expect(tidyText('\u0600123')).toBe('\u0600123')
  })

  it('changes nothing when it is done twice', () => {
    const signs = Array.from({ length: 0x3_0000 }, (_, code) => `a${String.fromCodePoint(code)}e\u0301 `)
    expect(signs.filter((sign) => tidyText(tidyText(sign)) !== tidyText(sign))).toEqual([])
  })
})

describe('a line', () => {
  it.each([
    ['Ana D´Ávila', "Ana D'Ávila"],
    ['Luiz ‘Ávila', "Luiz 'Ávila"],
    ['Sant’Anna', "Sant'Anna"],
    ['Rua D\u02bcÁgua', "Rua D'Água"],
    ['D`Ávila', "D'Ávila"],
    ['  Ana\n\t Lima\u00a0 ', 'Ana Lima'],
    ['Ana\u200bLima', 'AnaLima'],
  ])('%j is %j', (written, kept) => expect(tidyLine(written)).toBe(kept))
})

it('tidies every text within what was sent, and nothing else', () => {
  expect(
    tidyTexts({ nome: 'Joa\u0303o\u200b', lista: ['\u00ad', 1, null, true], fundo: { a: '\u00a0' } }),
  ).toEqual({
    nome: 'João',
    lista: ['', 1, null, true],
    fundo: { a: ' ' },
  })
  expect(tidyTexts(undefined)).toBeUndefined()
})

it('does not follow a nesting that no form has', () => {
  const deep = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) as unknown
  expect(() => tidyTexts(deep)).not.toThrow()
})
