import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WAYS, type Way } from '#domain/exits/open-ways.ts'
import { closedOptionSentence, laterSentence, lossSentence, settleLoanSentence } from './exit-options.text.ts'
import { redemptionSentences } from './redemption.text.ts'

/** How a sentence names each way. */
const named: Readonly<Record<Way, RegExp>> = {
  resgate: /resgat/i,
  portabilidade: /portabilidade|levaria/i,
  bpd: /diferido|BPD/i,
  autopatrocinio: /autopatrocínio/i,
  'benefit-request': /pedir a aposentadoria/i,
  emprestimos: /na página dele/i,
}

const reasons = [
  'not-in-plan',
  'not-in-situation',
  'vesting-period',
  'below-full-benefit',
  'anything-else',
] as const

describe('Sentences about leaving', () => {
  it('tell Gustavo that portability takes what a redemption loses, while portability is open to him', () => {
    expect(lossSentence(18_000, ['resgate', 'portabilidade'])).toBe(
      'R$\u00a018.000,00 da parte da patrocinadora ficam no plano. Na portabilidade você levaria esse valor.',
    )
    expect(lossSentence(18_000, ['resgate'])).toBe(
      'R$\u00a018.000,00 da parte da patrocinadora ficam no plano.',
    )
    expect(lossSentence(0, ['resgate', 'portabilidade'])).toBeUndefined()
  })

  it('list what stays open afterwards', () => {
    expect(laterSentence(['resgate', 'portabilidade', 'bpd'])).toBe(
      'Depois você ainda pode pedir o benefício proporcional diferido, o resgate ou a portabilidade do saldo.',
    )
    expect(laterSentence(['resgate'])).toBe('Depois você ainda pode pedir o resgate.')
    expect(laterSentence(['emprestimos'])).toBeNull()
  })

  it('never name a closed way as something to do, whichever are open', () => {
    fc.assert(
      fc.property(fc.subarray([...WAYS]), fc.integer({ min: 0, max: 90_000 }), (open, lost) => {
        const later = laterSentence(open) ?? ''
        const told = [
          lossSentence(lost, open),
          later,
          settleLoanSentence(open),
          ...reasons.map(closedOptionSentence),
          redemptionSentences.owesMore,
        ].join(' ')
        const closed = WAYS.filter((way) => !open.includes(way))
        // The other sentences are about a redemption, and only some name it: none as something to do.
        expect(closed.filter((way) => named[way].test(way === 'resgate' ? later : told))).toEqual([])
      }),
    )
  })
})
