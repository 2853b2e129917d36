import { Button } from '@portal/design-system/Button'
import { TextAreaField } from '@portal/design-system/TextAreaField'
import { useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { refuseInvitation } from './invitation-answers.functions.ts'
import { invitationAnswersText } from './invitation-answers.text.ts'

const { refuse: text } = invitationAnswersText
const LONGEST_REASON = 200

/** Refuses, with a reason if the person gives one. The page then says that it was refused. */
export function RefuseAct() {
  const refusing = useCommand(refuseInvitation)
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const open = () => {
    refusing.clear()
    setOpen(true)
  }
  const refuse = async () => {
    const outcome = await refusing.run({ motivo: reason.trim() || null })
    if (outcome.ok) await outcome.reread
  }
  return (
    <ActDialog
      trigger={<Button variant="secondary">{text.action}</Button>}
      title={text.title}
      isOpen={isOpen}
      onOpen={open}
      onClose={() => setOpen(false)}
      command={refusing}
      leave={text.leave}
      act={{ variant: 'danger', onPress: () => void refuse(), children: text.confirm }}
    >
      <p>{text.text}</p>
      <TextAreaField
        label={text.reason}
        description={text.reasonHelp}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST_REASON}
      />
    </ActDialog>
  )
}
