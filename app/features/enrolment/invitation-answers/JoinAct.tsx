import { Button } from '@portal/design-system/Button'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import type { InvitationPreview } from '#contract/enrolment/invitation-answers.ts'
import { joinedTitle, joinQuestion, joinText } from './invitation-answer-sentences.ts'
import { joinWithAccount } from './invitation-answers.functions.ts'
import { invitationAnswersText } from './invitation-answers.text.ts'

const { join: text } = invitationAnswersText

/** Accepts with the account of who is signed in, after a question; home then offers the new plan. */
export function JoinAct({ invitation, name }: { invitation: InvitationPreview; name: string }) {
  const joining = useCommand(joinWithAccount, { rereads: false })
  const join = async () => {
    const outcome = await joining.run()
    // A new document: what was read with the plans of before is gone with this one.
    if (outcome.ok) location.assign('/')
    return outcome
  }
  return (
    <ConfirmAct
      trigger={<Button>{text.action}</Button>}
      title={joinQuestion(invitation)}
      confirm={text.confirm}
      cancel={text.leave}
      command={joining}
      act={join}
      done={joinedTitle(invitation.plano.nome)}
    >
      {joinText(name, invitation)}
    </ConfirmAct>
  )
}
