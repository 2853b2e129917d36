import { Button } from '@portal/design-system/Button'
import { TextAreaField } from '@portal/design-system/TextAreaField'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { submissionKeys } from '#app/forms/submission-key.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { LONGEST_QUESTION, type SavedSimulation } from '#contract/simulation/saved-simulations.ts'
import { savedAction } from './saved-sentences.ts'
import { savedText as text } from './saved-simulations.text.ts'

/** Sends a kept simulation to the service desk; the person goes on in the conversation. */
export function DiscussSimulation({ saved }: { saved: SavedSimulation }) {
  const sending = useCommand(send('conversarSimulacaoBeneficio'))
  const navigate = useNavigate()
  const [keys] = useState(() => submissionKeys(`simulacao:${saved.id}`))
  const [isOpen, setOpen] = useState(false)
  const [question, setQuestion] = useState('')
  const open = () => {
    sending.clear()
    setOpen(true)
  }
  const sendQuestion = async () => {
    const asked = { idSimulacao: saved.id, mensagem: question.trim() }
    const outcome = await sending.run({ ...asked, chaveEnvio: keys.keyFor(asked) })
    if (!outcome.ok) return
    keys.settle()
    await navigate({ to: '/chat', search: { idConversa: outcome.answer.idConversa } })
  }
  return (
    <ActDialog
      trigger={
        <Button variant="quiet" size="compact" aria-label={savedAction(text.discuss, saved)}>
          {text.discuss}
        </Button>
      }
      title={text.discussTitle}
      isOpen={isOpen}
      onOpen={open}
      onClose={() => setOpen(false)}
      command={sending}
      leave={text.leave}
      act={{ onPress: () => void sendQuestion(), children: text.discussAct }}
    >
      <p>{text.discussText}</p>
      <TextAreaField
        label={text.question}
        description={text.questionHelp}
        rows={3}
        maxLength={LONGEST_QUESTION}
        value={question}
        onChange={setQuestion}
      />
    </ActDialog>
  )
}
