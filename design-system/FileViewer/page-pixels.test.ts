import { expect, test } from 'vitest'
import { pixelsPerUnit } from './page-pixels.ts'

const a4 = { width: 595, height: 842 }

test('a page is drawn as wide as it is shown', () => expect(pixelsPerUnit(a4, 1190)).toBe(2))

test.each([4000, 40_000])(
  'one that is shown %d pixels wide takes no more memory than a phone has',
  (shown) => {
    const scale = pixelsPerUnit(a4, shown)
    expect(a4.width * scale * a4.height * scale).toBeLessThanOrEqual(4_000_001)
  },
)

test('one that is not laid out yet is drawn all the same', () =>
  expect(pixelsPerUnit(a4, 0)).toBeGreaterThan(0))
