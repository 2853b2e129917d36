import { toast } from '@portal/design-system/Toast'
import type { ReactNode } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import type { Command, CommandOutcome } from '#app/forms/use-command.ts'
import { editingText } from './editing.text.ts'

export type PublishQuestionProps<Values, Question> = {
  work: {
    asked: { values: Values; question: Question } | null
    command: Pick<Command<never, unknown>, 'problem' | 'isPending'>
    publish: (values: Values, question: Question) => Promise<CommandOutcome<unknown>>
    cancel: () => void
  }
  /** The question, its full consequence, and what is said once it is done. */
  wordsOf: (question: Question) => { title: string; text: ReactNode; done: string }
}

/** Asks before something is published. A refusal stays in the question, unless the fields say it. */
export function PublishQuestion<Values, Question>({ work, wordsOf }: PublishQuestionProps<Values, Question>) {
  const { asked, command, cancel } = work
  if (!asked) return null
  const { title, text, done } = wordsOf(asked.question)
  const publish = async () => {
    const outcome = await work.publish(asked.values, asked.question)
    // The page shows what was answered already; focus goes on once the question is gone.
    if (outcome.ok || outcome.problem?.kind === 'invalid') cancel()
    if (outcome.ok) toast.show({ message: done })
  }
  return (
    <ActDialog
      role="alertdialog"
      size="small"
      title={title}
      command={command}
      leave={editingText.cancel}
      onClose={cancel}
      act={{ onPress: () => void publish(), children: editingText.publish }}
    >
      {text}
    </ActDialog>
  )
}
