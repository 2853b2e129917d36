import { Button } from '@portal/design-system/Button'
import { IconButton } from '@portal/design-system/IconButton'
import { MessageIcon } from '@portal/design-system/icons'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { submissionKeys } from '#app/forms/submission-key.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { openConversationAbout } from './requests.functions.ts'
import { requestsText } from './requests.text.ts'

type AskAboutRequestProps = {
  request: { id: number; protocolo: string }
  /** Only the glyph, for rows. Default false. */
  isIcon?: boolean
}

/** Opens the chat about a request, or the conversation that is already open about it. */
export function AskAboutRequest({ request, isIcon = false }: AskAboutRequestProps) {
  const navigate = useNavigate()
  const [keys] = useState(() => submissionKeys(`conversa:${request.id}`))
  const { isPending, run } = useCommand(openConversationAbout)
  const open = async () => {
    const asked = { idRequisicao: request.id }
    const outcome = await run({ ...asked, chaveEnvio: keys.keyFor(asked) })
    if (outcome.ok) {
      keys.settle()
      await navigate({ to: '/chat', search: { idConversa: outcome.answer.id } })
    }
    // A failure is only logged (specification section 8): the button is there to be pressed again.
  }
  const name = requestsText.askAbout(request.protocolo)
  const press = { isPending, onPress: () => void open() }
  if (isIcon) return <IconButton {...press} icon={MessageIcon} label={name} />
  return (
    <Button {...press} variant="secondary" icon={MessageIcon} aria-label={name}>
      {requestsText.ask}
    </Button>
  )
}
