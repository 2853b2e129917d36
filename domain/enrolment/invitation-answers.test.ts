import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.ts'
import { checkInvitedPerson, invitationLinkState, mayJoinByLink } from './invitation-answers.ts'
import { invitationState } from './invitations.ts'

const TODAY = '2026-11-23'
const sent = {
  sentOn: '2026-11-20',
  validUntil: '2026-12-20',
  acceptedOn: null,
  refusedOn: null,
  cancelledOn: null,
  bouncedOn: null,
  answeredOn: null,
}

describe('what a link opens', () => {
  it.each([
    [sent, 'open'],
    [{ ...sent, bouncedOn: '2026-11-21' }, 'open'],
    [{ ...sent, validUntil: '2026-11-23' }, 'open'],
    [{ ...sent, validUntil: '2026-11-22' }, 'expired'],
    [{ ...sent, answeredOn: '2026-11-21' }, 'answered'],
    [{ ...sent, acceptedOn: '2026-11-21', answeredOn: '2026-11-21' }, 'answered'],
    [{ ...sent, refusedOn: '2026-11-21' }, 'refused'],
    [{ ...sent, cancelledOn: '2026-11-21' }, 'cancelled'],
  ] as const)('%j is %s', (invitation, state) => expect(invitationLinkState(invitation, TODAY)).toBe(state))

  it('never tells a new participant from one who was there already', () => {
    const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(sent.sentOn, days))
    fc.assert(
      fc.property(day, day, (answeredOn, today) => {
        const known = { ...sent, answeredOn }
        const joined = { ...known, acceptedOn: answeredOn }
        expect(invitationLinkState(known, today)).toBe(invitationLinkState(joined, today))
      }),
    )
  })

  it('is open for nothing that is over for who invites', () => {
    const maybe = fc.option(fc.constantFrom('2026-11-21', '2026-11-22'), { nil: null })
    fc.assert(
      fc.property(maybe, maybe, maybe, maybe, (acceptedOn, refusedOn, cancelledOn, answeredOn) => {
        const invitation = { ...sent, acceptedOn, refusedOn, cancelledOn, answeredOn }
        const isOpen = invitationLinkState(invitation, TODAY) === 'open'
        expect(!isOpen || invitationState(invitation, TODAY) === 'sent').toBe(true)
      }),
    )
  })
})

it.each([
  [sent, false, true],
  [{ ...sent, answeredOn: '2026-11-21' }, true, true],
  [{ ...sent, answeredOn: '2026-11-21' }, false, false],
  [{ ...sent, answeredOn: '2026-11-21', acceptedOn: '2026-11-21' }, true, false],
  [{ ...sent, refusedOn: '2026-11-21' }, true, false],
  [{ ...sent, validUntil: '2026-11-22' }, true, false],
] as const)('%j, with data of their own sent: %s, lets them join: %s', (invitation, isTheirs, may) =>
  expect(mayJoinByLink(invitation, { isTheirs, today: TODAY })).toBe(may),
)

describe('who joins', () => {
  const form = {
    name: '  Beatriz   Lima ',
    cpf: '529.982.247-25',
    birthDate: '1990-05-17',
    phone: '(11) 98765-4321',
    isAgreed: true,
  }

  it('is tidy', () => {
    expect(checkInvitedPerson(form, TODAY)).toEqual({
      ok: true,
      result: { name: 'Beatriz Lima', cpf: '52998224725', birthDate: '1990-05-17', phone: '11987654321' },
    })
  })

  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'Beatriz' }, 'name', 'incomplete'],
    [{ name: 'Veja www.premio.example' }, 'name', 'invalid-name'],
    [{ cpf: '' }, 'cpf', 'required'],
    [{ cpf: '111.111.111-11' }, 'cpf', 'invalid'],
    [{ birthDate: null }, 'birthDate', 'required'],
    [{ birthDate: '1990-02-30' }, 'birthDate', 'invalid'],
    [{ birthDate: '1890-01-01' }, 'birthDate', 'invalid'],
    [{ birthDate: '2026-11-24' }, 'birthDate', 'in-the-future'],
    [{ birthDate: '2008-11-24' }, 'birthDate', 'minor'],
    [{ phone: '' }, 'phone', 'required'],
    [{ phone: '(11) 3123-4567' }, 'phone', 'incomplete'],
    [{ phone: '(11) 81234-5678' }, 'phone', 'not-mobile'],
    [{ phone: '+1 305 555 010' }, 'phone', 'foreign'],
    [{ isAgreed: false }, 'isAgreed', 'required'],
  ] as const)('%j is a problem of %s: %s', (changed, field, code) =>
    expect(checkInvitedPerson({ ...form, ...changed }, TODAY)).toEqual({
      ok: false,
      problems: [expect.objectContaining({ field, code })],
    }),
  )

  it('is of age from the birthday on', () => {
    expect(checkInvitedPerson({ ...form, birthDate: '2008-11-23' }, TODAY).ok).toBe(true)
  })
})
