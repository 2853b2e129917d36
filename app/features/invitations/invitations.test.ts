import { expect, it } from 'vitest'
import { checkValues } from './check-invitation.ts'
import { stateDetail } from './invitation-sentences.ts'
import { someInvitations } from './invitations.fixtures.ts'

const values = {
  nome: 'Rita Souza',
  email: 'rita@exemplo.example',
  telefone: '(11) 98765-4321',
  parentesco: 'colega',
  consentimento: true,
} as const

it('says what is wrong under the fields by their wire paths', () => {
  expect(checkValues(values, someInvitations)).toBeUndefined()
  expect(checkValues({ ...values, email: 'Bruno.Lima@exemplo.example' }, someInvitations)).toEqual({
    fields: { email: 'Você já convidou este e-mail, e o convite ainda vale.' },
  })
  expect(checkValues({ ...values, parentesco: null, consentimento: false }, someInvitations)).toEqual({
    fields: {
      parentesco: 'Escolha o que essa pessoa é sua.',
      consentimento: 'Confirme que a pessoa aceita receber o convite.',
    },
  })
})

it('says until when an invitation is good, or what became of it', () => {
  expect(someInvitations.convites.map(stateDetail)).toEqual([
    'Vale até 06/12/2026',
    'Em 31/10/2026',
    'Valeu até 27/10/2026',
    'Em 14/09/2026',
    'Em 15/08/2026',
  ])
})
