import type { Need } from '#contract/call-about.ts'
import { ownConversation } from '#contract/conversations/conversations.text.ts'
import type { CallAccess } from '#contract/define-call.ts'
import { ownCase } from '#contract/requests/cases.text.ts'
import type { Actor } from './actor.ts'
import { isAttendant, isServing, NOT_SERVING, refusalOfAccess, refusalToActOn } from './permissions.ts'

const ONLY_THE_PERSON = 'Só a própria pessoa pode fazer isto. O atendimento não age em nome dela.'
const DECIDES_IN_OWN_NAME =
  'Em nome de outra pessoa não se cancela nem se decide uma solicitação. Só ela pode cancelar; para analisar, encerre antes o atendimento.'

/**
 * Why the actor may not make a call about somebody's data; null when they may. Who is not of the service desk does not even learn that the
 * data is there: `hidden`. Of their own data everybody is the participant alone: what only attendants do there, a colleague does.
 * @param owner whose data it is; the level is theirs at the service desk, null for participants
 * @returns null, `hidden`, or the sentence of a refusal
 */
export function refusalOfNeed(
  actor: Actor,
  owner: { id: number; level: number | null },
  { need, access }: { need: Need; access: CallAccess },
): 'hidden' | { sentence: string } | null {
  const isOwner = owner.id === actor.personId
  if (isOwner && access.kind !== 'attendant') return null
  if (!isAttendant(actor)) return 'hidden'
  switch (need) {
    case 'read':
      return null
    case 'act':
      if (access.kind === 'attendant') return told(refusalToActOn(actor, owner))
      return isServing(actor, owner.id) ? null : told(NOT_SERVING)
    case 'access':
      return told(refusalOfAccess(actor, owner))
    case 'self':
      return isOwner ? null : told(ONLY_THE_PERSON)
    case 'decide':
      if (isOwner) return told(ownCase)
      return isServing(actor, owner.id) ? told(DECIDES_IN_OWN_NAME) : null
    case 'attend':
      return isOwner ? told(ownConversation) : null
  }
}

function told(sentence: string | null): { sentence: string } | null {
  return sentence === null ? null : { sentence }
}
