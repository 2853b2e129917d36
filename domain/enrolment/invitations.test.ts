import { describe, expect, it } from 'vitest'
import {
  addressProblem,
  checkInvitation,
  invitationActions,
  invitationState,
  invitationValidUntil,
} from './invitations.ts'

const sent = {
  sentOn: '2026-11-21',
  validUntil: '2026-12-21',
  acceptedOn: null,
  refusedOn: null,
  cancelledOn: null,
  bouncedOn: null,
}
const accepted = { ...sent, acceptedOn: '2026-11-30' }
const refused = { ...sent, refusedOn: '2026-11-25' }
const cancelled = { ...sent, cancelledOn: '2026-11-22' }
const undelivered = { ...sent, bouncedOn: '2026-11-21' }

describe('invitationState', () => {
  it('waits for as many days as the rules say when it is sent, and then until the promised day', () => {
    expect(invitationValidUntil(sent, { validDays: 30 })).toBe('2026-12-21')
    expect(invitationValidUntil(sent, { validDays: 7 })).toBe('2026-11-28')
    expect(invitationState(sent, '2026-12-21')).toBe('sent')
    expect(invitationState(sent, '2026-12-22')).toBe('expired')
  })

  it('is what became of it', () => {
    expect(invitationState(accepted, '2027-05-01')).toBe('accepted')
    expect(invitationState(refused, '2027-05-01')).toBe('refused')
    expect(invitationState(cancelled, '2026-11-23')).toBe('cancelled')
    expect(invitationState(undelivered, '2026-11-21')).toBe('undelivered')
  })
})

it.each([
  [sent, '2026-11-21', { mayResend: false, mayCancel: true }],
  [sent, '2026-12-22', { mayResend: true, mayCancel: false }],
  [undelivered, '2026-11-21', { mayResend: false, mayCancel: false }],
  [undelivered, '2026-11-22', { mayResend: true, mayCancel: false }],
  [accepted, '2026-12-30', { mayResend: false, mayCancel: false }],
  [refused, '2026-12-30', { mayResend: false, mayCancel: false }],
  [cancelled, '2026-12-30', { mayResend: false, mayCancel: false }],
])('%j may on %s: %j', (invitation, today, expected) =>
  expect(invitationActions(invitation, today)).toEqual(expected),
)

it.each([
  [null, '2026-11-21', null],
  [sent, '2026-12-21', 'already-invited'],
  [sent, '2026-12-22', null],
  [accepted, '2027-05-01', 'already-accepted'],
  [refused, '2026-12-21', 'refused'],
  [refused, '2026-12-22', null],
  [{ ...cancelled, cancelledOn: '2026-11-21' }, '2026-11-21', 'invited-today'],
  [cancelled, '2026-11-22', null],
])('an address with the invitation %j has on %s the problem %s', (address, today, expected) =>
  expect(addressProblem(address, today)).toBe(expected),
)

describe('checkInvitation', () => {
  const form = {
    name: ' Rita  d’Ávila-Lima Jr. ',
    email: 'Rita@Exemplo.com.br',
    phone: '11987654321',
    kinship: 'irmao',
    hasConsent: true,
  }
  const check = (changed: Partial<typeof form>, history = { ownEmail: 'ana@exemplo.com.br', sent: [] }) =>
    checkInvitation({ ...form, ...changed }, history, '2026-11-21')

  it('is sent to a tidy address', () => {
    expect(check({})).toEqual({
      ok: true,
      result: { ...form, name: "Rita d'Ávila-Lima Jr.", email: 'rita@exemplo.com.br' },
    })
    expect(check({ phone: '' }).ok).toBe(true)
  })

  it('finds every problem', () => {
    expect(check({ name: ' ', email: 'rita', phone: '123', kinship: '', hasConsent: false })).toEqual({
      ok: false,
      problems: [
        { field: 'name', code: 'required' },
        { field: 'email', code: 'invalid-email', why: { code: 'invalid' } },
        { field: 'phone', code: 'incomplete' },
        { field: 'kinship', code: 'required' },
        { field: 'hasConsent', code: 'consent-required' },
      ],
    })
    expect(check({ phone: '+351 912 345 678' })).toMatchObject({ result: { phone: '+351912345678' } })
    expect(check({ phone: '+999 912 345 678' })).toMatchObject({
      problems: [{ field: 'phone', code: 'foreign' }],
    })
    expect(check({ email: '' })).toMatchObject({ problems: [{ field: 'email', code: 'required' }] })
  })

  it.each(['Ganhe www.premio.example', 'premio.example', 'http://premio', 'Rita <b>', 'Rita 100'])(
    'takes no message for a name: %s',
    (name) => expect(check({ name })).toMatchObject({ problems: [{ code: 'invalid-name' }] }),
  )

  it('goes neither to oneself nor twice to an address that waits', () => {
    expect(check({ email: 'ANA@exemplo.com.br ' })).toMatchObject({ problems: [{ code: 'own-email' }] })
    const history = { ownEmail: null, sent: [{ ...sent, email: 'rita@exemplo.com.br' }] }
    expect(checkInvitation(form, history, '2026-11-22')).toMatchObject({
      problems: [{ field: 'email', code: 'already-invited' }],
    })
    expect(checkInvitation(form, history, '2026-12-22').ok).toBe(true)
  })
})
