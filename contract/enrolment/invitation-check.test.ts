import { expect, it } from 'vitest'
import { byField } from '../complaints.ts'
import { checkInvitationValues } from './invitation-check.ts'
import type { InvitationValues } from './invitations.ts'

const values: InvitationValues = {
  nome: ' Rita  Souza ',
  email: 'Rita@exemplo.example',
  telefone: '(11) 98765-4321',
  parentesco: 'colega',
  consentimento: true,
}
const waiting = {
  email: 'bruno.lima@exemplo.example',
  sentOn: '2026-11-06',
  validUntil: '2026-12-06',
  acceptedOn: null,
  refusedOn: null,
  cancelledOn: null,
  bouncedOn: null,
}

const check = (changed: Partial<InvitationValues>) =>
  checkInvitationValues(
    { ...values, ...changed },
    { ownEmail: 'ana@exemplo.example', sent: [waiting] },
    '2026-11-11',
  )
const complaintsAbout = (changed: Partial<InvitationValues>) => {
  const outcome = check(changed)
  return outcome.ok ? {} : byField(outcome.problems)
}

it('is sent tidy', () => {
  expect(check({})).toEqual({
    ok: true,
    result: {
      name: 'Rita Souza',
      email: 'rita@exemplo.example',
      phone: '11987654321',
      kinship: 'colega',
      hasConsent: true,
    },
  })
})

it('says what is wrong under the fields by their wire paths', () => {
  expect(complaintsAbout({ email: 'Bruno.Lima@exemplo.example' })).toEqual({
    email: 'Você já convidou este e-mail, e o convite ainda vale.',
  })
  expect(complaintsAbout({ parentesco: null, consentimento: false })).toEqual({
    parentesco: 'Escolha o parentesco ou a relação.',
    consentimento: 'Confirme que a pessoa aceita receber o convite.',
  })
})
