import { expect, it } from 'vitest'
import { invitationState } from '#domain/enrolment/invitations.ts'
import { stateDetail } from './invitation-sentences.ts'
import { someInvitations } from './invitations.fixtures.ts'
import { historyOf } from './sent-invitations.ts'

it('is checked against what was sent before', () => {
  const { sent, ownEmail } = historyOf(someInvitations)
  expect(ownEmail).toBe(someInvitations.emailProprio)
  expect(sent.map((invitation) => invitationState(invitation, someInvitations.hoje))).toEqual([
    'sent',
    'undelivered',
    'expired',
    'accepted',
    'cancelled',
    'refused',
  ])
})

it('says until when an invitation is good, or what became of it', () => {
  expect(someInvitations.convites.map(stateDetail)).toEqual([
    'Vale até 06/12/2026',
    'Em 31/10/2026',
    'Valeu até 27/10/2026',
    'Em 14/09/2026',
    'Em 15/08/2026',
    'Em 03/08/2026',
  ])
})
