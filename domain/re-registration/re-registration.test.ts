import { describe, expect, it } from 'vitest'
import { Category } from '#domain/participants.ts'
import { adminActions, type ReRegistrationStatusId } from './admin-actions.ts'
import { RE_REGISTRATION_KIND_ID, takesReRegistrations } from './exporting.ts'
import {
  groupOfStep,
  groupsFor,
  RE_REGISTRATION_GROUPS,
  ReRegistrationStep,
  requiredProofs,
  stepsFor,
  stepsToCorrect,
} from './groups.ts'
import { proofOfLifeStepOn, termAfterRefusal, termFrom } from './proof-of-life.ts'
import {
  goodCodes,
  isCodeOpen,
  lockedSeconds,
  requestWaitSeconds,
  securityCodeRules,
} from './security-code.ts'
import { afterReRegistrationEvent, RE_REGISTRATION_EVENTS, reRegistrationSteps } from './transition.ts'

const statuses = [1, 2, 3, 4, 5, 6] as const
const levels = [null, 1, 2, 3] as const
const now = new Date('2026-11-11T15:00:00Z')
const secondsAgo = (seconds: number) => new Date(now.getTime() - seconds * 1000)

describe('the term of a re-registration', () => {
  const ends = '2026-11-30'

  it('is thirty days; who lets it go by is reminded after 30, warned after 60 and not paid after 90', () => {
    expect(termFrom('2026-10-31')).toBe(ends)
    expect(
      (['reminder', 'warning', 'suspension'] as const).map((step) => proofOfLifeStepOn(step, ends)),
    ).toEqual(['2026-12-30', '2027-01-29', '2027-02-28'])
  })

  it('after a refusal is thirty days again, and never ends sooner than it did', () => {
    expect(termAfterRefusal(ends, '2026-11-20')).toBe('2026-12-20')
    expect(termAfterRefusal(ends, '2026-10-15')).toBe(ends)
  })
})

it('the addresses of the steps count from who it is to the protocol', () => {
  const { identify, code, protocol } = ReRegistrationStep
  expect([identify, code, ...stepsFor(RE_REGISTRATION_GROUPS), protocol]).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ])
})

describe('the steps of a re-registration', () => {
  const every = statuses.flatMap((status) =>
    RE_REGISTRATION_EVENTS.flatMap((event) => levels.map((level) => ({ status, event, level }))),
  )

  it('are those of the table and no others, for every status, event and level', () => {
    const taken = every.filter(({ status, event, level }) => afterReRegistrationEvent(status, event, level))
    for (const { status, event, level } of taken) {
      const step = reRegistrationSteps.find(({ from, event: of }) => from === status && of === event)
      expect(afterReRegistrationEvent(status, event, level)).toBe(step?.to)
    }
    expect(new Set(taken.map(({ status, event }) => `${status} ${event}`)).size).toBe(
      reRegistrationSteps.length,
    )
  })

  it.each([
    [1, 'first-step-saved', null, 2],
    [2, 'submitted', null, 3],
    [3, 'approved', 2, 5],
    [3, 'approved', 1, 5],
    [3, 'approved', null, null],
    [3, 'rejected', 1, 4],
    [3, 'rejected', null, null],
    [4, 'code-validated', null, 2],
    [5, 'exported', null, 6],
    [1, 'submitted', null, null],
    [3, 'code-validated', null, null],
    [6, 'code-validated', null, null],
    [4, 'restarted', 2, null],
    [4, 'restarted', 3, 1],
  ] as const)('from %i by %s of level %s lead to %s', (from, event, level, to) => {
    expect(afterReRegistrationEvent(from, event, level)).toBe(to)
  })

  it('happen to nobody without a status', () => {
    for (const event of RE_REGISTRATION_EVENTS) expect(afterReRegistrationEvent(null, event, 3)).toBeNull()
  })

  it('allow a code and a restart exactly where the service desk is offered them', () => {
    for (const status of statuses satisfies readonly ReRegistrationStatusId[]) {
      for (const level of [1, 2, 3] as const) {
        const offered = adminActions({ status, level })
        expect(afterReRegistrationEvent(status, 'restarted', level) !== null).toBe(offered.restart)
        expect(afterReRegistrationEvent(status, 'code-validated', level) !== null).toBe(offered.generateCode)
      }
    }
  })
})

describe('a security code', () => {
  const fresh = { expiresAt: new Date(now.getTime() + 1), usedAt: null, revokedAt: null }

  it('opens once, in its time, until it is ended', () => {
    expect(isCodeOpen(fresh, now)).toBe(true)
    expect(isCodeOpen(fresh, fresh.expiresAt)).toBe(false)
    expect(isCodeOpen({ ...fresh, usedAt: now }, now)).toBe(false)
    expect(isCodeOpen({ ...fresh, revokedAt: now }, now)).toBe(false)
  })

  it('is good beside those of the other channel: the newest of the service desk, the four newest by e-mail', () => {
    const email = { ...fresh, channel: 'email' } as const
    const serviceDesk = { ...fresh, channel: 'service-desk' } as const
    const codes = [
      { id: 1, ...email, usedAt: now },
      { id: 2, ...email },
      { id: 3, ...email },
      { id: 4, ...serviceDesk },
      { id: 5, ...email },
      { id: 6, ...serviceDesk },
      { id: 7, ...email },
      { id: 8, ...email },
    ]
    expect(goodCodes(codes, now).map(({ id }) => id)).toEqual([4, 2, 3, 5, 7])
  })

  it('may be wrong five times in half an hour, in whatever order they are told', () => {
    for (let count = 0; count < 12; count += 1) {
      const failures = Array.from({ length: count }, (_, index) => secondsAgo(index * 60))
      const wait = lockedSeconds(failures, now)
      expect(wait > 0).toBe(count >= securityCodeRules.tries)
      expect(lockedSeconds(failures.toReversed(), now)).toBe(wait)
      expect(lockedSeconds(failures, new Date(now.getTime() + wait * 1000))).toBe(0)
    }
  })

  it('may be asked for three times an hour', () => {
    const asked = [0, 1200, 2400].map(secondsAgo)
    expect(requestWaitSeconds(asked.slice(1), now)).toBe(0)
    expect(requestWaitSeconds(asked, now)).toBe(1200)
    expect(requestWaitSeconds([...asked.slice(0, 2), secondsAgo(3600)], now)).toBe(0)
  })
})

describe('the groups', () => {
  it('hold the bank account only for who is paid, and leave its step out otherwise', () => {
    expect(stepsFor(groupsFor([Category.taxpayer, Category.selfSponsored]))).toEqual([2, 3, 4, 6, 7, 8, 9])
    expect(stepsFor(groupsFor([Category.taxpayer, Category.pensioner]))).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
    expect([1, 2, 5, 7, 8].map(groupOfStep)).toEqual([null, 'pessoal', 'banco', 'declaracoes', null])
  })

  it('are proved only where they changed', () => {
    expect(requiredProofs([])).toEqual(['selfie'])
    expect(requiredProofs(['contatos', 'endereco'])).toEqual(['selfie', 'comprovante-residencia'])
  })
})

describe('takesReRegistrations', () => {
  it('is for the attendants who decide, asking for re-registrations alone', () => {
    const taking = (decidedFrom?: 1 | 2 | 3) =>
      levels.map((level) => takesReRegistrations(level, RE_REGISTRATION_KIND_ID, decidedFrom))
    expect(taking()).toEqual([false, true, true, true])
    expect(taking(2)).toEqual([false, false, true, true])
    expect(takesReRegistrations(3, 0)).toBe(false)
  })
})

describe('a correction', () => {
  const groups = groupsFor([Category.assisted])
  const nothing = { refused: [], incomplete: [], lacksDocuments: false }

  it.each([
    [{ ...nothing, refused: ['documentos'] as const }, [8, 9]],
    [{ ...nothing, refused: ['endereco', 'documentos'] as const }, [3, 8, 9]],
    [{ ...nothing, refused: ['endereco'] as const }, [3, 9]],
    [{ ...nothing, refused: ['endereco'] as const, incomplete: ['declaracoes'] as const }, [3, 7, 9]],
    [{ ...nothing, refused: ['banco'] as const, lacksDocuments: true }, [5, 8, 9]],
  ])('%j walks through the steps %j', (correction, steps) =>
    expect(stepsToCorrect(groups, correction)).toEqual(steps),
  )
})
