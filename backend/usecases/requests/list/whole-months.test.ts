import { expect, it } from 'vitest'
import { splitDays } from './whole-months.ts'

it.each([
  ['everything', null, null, { from: null, before: null }, []],
  ['one whole month', '2026-02-01', '2026-02-28', { from: '2026-02-01', before: '2026-03-01' }, []],
  [
    'from the middle of a month on',
    '2025-11-20',
    null,
    { from: '2025-12-01', before: null },
    [{ from: '2025-11-20', before: '2025-12-01' }],
  ],
  [
    'until the middle of a month',
    null,
    '2026-01-15',
    { from: null, before: '2026-01-01' },
    [{ from: '2026-01-01', before: '2026-01-16' }],
  ],
  [
    'from the middle of a month to that of another',
    '2025-11-20',
    '2026-01-15',
    { from: '2025-12-01', before: '2026-01-01' },
    [
      { from: '2026-01-01', before: '2026-01-16' },
      { from: '2025-11-20', before: '2025-12-01' },
    ],
  ],
  [
    'the end of a month and the beginning of the next',
    '2025-11-20',
    '2025-12-02',
    null,
    [
      { from: '2025-12-01', before: '2025-12-03' },
      { from: '2025-11-20', before: '2025-12-01' },
    ],
  ],
  ['days within a month', '2026-05-04', '2026-05-06', null, [{ from: '2026-05-04', before: '2026-05-07' }]],
  ['one day', '2026-05-01', '2026-05-01', null, [{ from: '2026-05-01', before: '2026-05-02' }]],
  [
    'the last days of a month',
    '2026-05-30',
    '2026-05-31',
    null,
    [{ from: '2026-05-30', before: '2026-06-01' }],
  ],
  ['an end before its beginning', '2026-05-06', '2026-05-04', null, []],
])('%s', (_, first, last, months, edges) => {
  expect(splitDays(first, last)).toEqual({ months, edges })
})
