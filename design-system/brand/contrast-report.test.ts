import { expect, test } from 'vitest'
import { portuguese } from '../strings/portuguese.ts'
import { contrastReport } from './contrast-report.ts'
import { reportSentence } from './report-sentence.ts'

const sentences = (color: string) => contrastReport(color)?.map((line) => reportSentence(line, portuguese))

test('a green in the middle gets a black label and darker text by day', () => {
  const [label, lightText, , darkText] = sentences('#3BA387') ?? []
  expect(label).toBe('Texto branco sobre a sua cor: 3,0:1 — usaremos preto.')
  expect(lightText).toMatch(/^Links no modo claro: 2,\d:1 — usaremos um tom mais escuro \(#[0-9a-f]{6}\)\.$/)
  expect(darkText).toMatch(/— usaremos (a sua cor|um tom mais claro \(#[0-9a-f]{6}\))\.$/)
})

test('a dark blue is used as it is by day and lightened at night', () => {
  const [label, lightText, lightOutline, darkText, darkOutline] = contrastReport('#0b3a82') ?? []
  expect(label).toMatchObject({ isKept: true, used: '#ffffff' })
  expect(lightText).toMatchObject({ isKept: true, used: '#0b3a82' })
  expect(lightOutline).toMatchObject({ isKept: true })
  expect(darkText).toMatchObject({ isKept: false })
  expect(darkOutline).toMatchObject({ isKept: false })
})

test.each(['#fdb913', '#ffff00', '#111111', '#808080', '#ffffff', '#000000'])(
  'what is used for %s reaches what it owes',
  (color) => {
    const lines = contrastReport(color) ?? []
    expect(lines).toHaveLength(5)
    for (const line of lines) expect(line.usedRatio).toBeGreaterThanOrEqual(line.atLeast)
    for (const line of lines.filter(({ isKept }) => isKept)) expect(line.ratio).toBe(line.usedRatio)
  },
)

test('a ratio is cut, never rounded up to what it does not reach', () => {
  const line = contrastReport('#0b3a82')?.[0]
  expect(line && reportSentence({ ...line, ratio: 4.4999 }, portuguese)).toContain('4,4:1')
})

test('what is not a colour has no report', () => {
  expect(contrastReport('azul')).toBeNull()
})
