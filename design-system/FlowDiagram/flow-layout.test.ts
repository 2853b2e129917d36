import { expect, test } from 'vitest'
import { layoutFlow, linesOf, smoothPath } from './flow-layout.ts'

test('a text breaks between words, and a long word takes one line', () => {
  expect(linesOf('Análise', 208)).toBe(1)
  expect(linesOf('Conferência da documentação', 176)).toBe(2)
  expect(linesOf('Inconstitucionalissimamente', 92)).toBe(1)
})

test('a line goes through the middles between its corners', () => {
  expect(
    smoothPath([
      { x: 0, y: 0 },
      { x: 0, y: 10 },
      { x: 10, y: 20 },
    ]),
  ).toBe('M0,0 Q0,10 5,15 L10,20')
  expect(smoothPath([])).toBe('')
})

test('what follows stands below, and no two boxes overlap', () => {
  const nodes = ['a', 'b', 'yes', 'no', 'back'].map((id) => ({ id, title: id, isMinor: id.length > 1 }))
  const { boxes, lines, width, height } = layoutFlow(nodes, [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'yes' },
    { from: 'b', to: 'no' },
    { from: 'b', to: 'back', isAside: true },
    { from: 'back', to: 'a', isAside: true },
  ])
  const tops = new Map(boxes.map(({ node, y }) => [node.id, y]))
  expect(tops.get('a')).toBeLessThan(tops.get('b') ?? 0)
  expect(tops.get('b')).toBeLessThan(tops.get('yes') ?? 0)
  expect(lines).toHaveLength(5)
  for (const one of boxes) {
    expect(one.x).toBeGreaterThanOrEqual(0)
    expect(one.x + one.width).toBeLessThanOrEqual(width)
    expect(one.y + one.height).toBeLessThanOrEqual(height)
    for (const other of boxes.filter((box) => box !== one)) {
      const isApart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y
      expect(isApart).toBe(true)
    }
  }
})
