import { expect, it } from 'vitest'
import { decisionOutlook } from './decision-outlook.ts'

const luiz = { kind: 'attendant', level: 2, isAnalyst: false, hasTakenPart: false } as const

it.each([
  ['nobody in the way', { actor: luiz, lastLevel: 2, isPayment: true }, null],
  [
    'their own',
    { actor: { ...luiz, involvement: 'participant' }, lastLevel: 1, isPayment: false },
    'own-request',
  ],
  [
    'filed by them',
    { actor: { ...luiz, involvement: 'filer' }, lastLevel: 1, isPayment: false },
    'filed-by-actor',
  ],
  ['a level above theirs at the end', { actor: luiz, lastLevel: 3, isPayment: false }, 'level-too-low'],
  [
    'a payment they worked on',
    { actor: { ...luiz, hasTakenPart: true }, lastLevel: 2, isPayment: true },
    'four-eyes',
  ],
  [
    'no payment, which they worked on',
    { actor: { ...luiz, hasTakenPart: true }, lastLevel: 2, isPayment: false },
    null,
  ],
  ['a participant', { actor: { kind: 'participant', isOwner: true }, lastLevel: 3, isPayment: true }, null],
] as const)('who will have to grant it: %s', (_, outlook, code) => {
  expect(decisionOutlook(outlook)).toBe(code)
})
