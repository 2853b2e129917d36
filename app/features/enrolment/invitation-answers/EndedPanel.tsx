import { PublicPanel } from '#app/shell/PublicPanel.tsx'
import { invitationOver } from '#contract/enrolment/invitation-answers.text.ts'
import type { InvitationLinkSituation } from '#contract/enrolment/invitation-answers.ts'
import { invitationAnswersText } from './invitation-answers.text.ts'

const { over } = invitationAnswersText

/** The API's sentences for invitations that can no longer be answered. */
const sentences = {
  recusado: invitationOver.refused,
  cancelado: invitationOver.cancelled,
  expirado: invitationOver.expired,
} as const

type EndedPanelProps =
  | { situation: Exclude<InvitationLinkSituation, 'aberto' | 'respondido'>; takesFocus: boolean }
  | { title: string; text: string }

/** An invitation that is over, or none: what happened, and what to do. */
export function EndedPanel(props: EndedPanelProps) {
  if ('title' in props) return <PublicPanel heading={props.title} lead={props.text} />
  const { situation, takesFocus } = props
  return <PublicPanel heading={over[situation]} lead={sentences[situation]} takesFocus={takesFocus} />
}
