import { describe, expect, it } from 'vitest'
import { checkInvitation, invitationActions, invitationState, invitationValidUntil } from './invitations.ts'

const sent = { sentOn: '2026-11-21', acceptedOn: null, cancelledOn: null, bouncedOn: null }

describe('invitationState', () => {
  it('waits for thirty days', () => {
    expect(invitationValidUntil(sent)).toBe('2026-12-21')
    expect(invitationState(sent, '2026-12-21')).toBe('sent')
    expect(invitationState(sent, '2026-12-22')).toBe('expired')
  })

  it('is what became of it', () => {
    expect(invitationState({ ...sent, acceptedOn: '2026-11-30' }, '2027-05-01')).toBe('accepted')
    expect(invitationState({ ...sent, cancelledOn: '2026-11-22' }, '2026-11-23')).toBe('cancelled')
    expect(invitationState({ ...sent, bouncedOn: '2026-11-21' }, '2026-11-21')).toBe('undelivered')
  })

  it('decides what may be done', () => {
    expect(invitationActions('sent')).toEqual({ mayResend: false, mayCancel: true })
    expect(invitationActions('expired')).toEqual({ mayResend: true, mayCancel: false })
    expect(invitationActions('undelivered').mayResend).toBe(true)
    expect(invitationActions('accepted')).toEqual({ mayResend: false, mayCancel: false })
    expect(invitationActions('cancelled')).toEqual({ mayResend: false, mayCancel: false })
  })
})

describe('checkInvitation', () => {
  const form = {
    name: ' Rita Lima ',
    email: 'Rita@Exemplo.com.br',
    phone: '11987654321',
    kinship: 'irma',
    hasConsent: true,
  }

  it('is sent to a tidy address', () => {
    expect(checkInvitation(form, [])).toEqual({
      ok: true,
      result: { ...form, name: 'Rita Lima', email: 'rita@exemplo.com.br' },
    })
    expect(checkInvitation({ ...form, phone: '' }, []).ok).toBe(true)
  })

  it('finds every problem', () => {
    expect(
      checkInvitation({ name: ' ', email: 'rita', phone: '123', kinship: '', hasConsent: false }, []),
    ).toEqual({
      ok: false,
      problems: [
        { field: 'name', code: 'required' },
        { field: 'email', code: 'invalid-email' },
        { field: 'phone', code: 'invalid-phone' },
        { field: 'kinship', code: 'required' },
        { field: 'hasConsent', code: 'consent-required' },
      ],
    })
    expect(checkInvitation({ ...form, email: '' }, [])).toMatchObject({ problems: [{ code: 'required' }] })
  })

  it('is not sent twice while it waits', () => {
    expect(checkInvitation(form, ['rita@exemplo.com.br'])).toMatchObject({
      problems: [{ field: 'email', code: 'already-invited' }],
    })
  })
})
