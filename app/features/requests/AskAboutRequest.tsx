import { Button } from '@portal/design-system/Button'
import { IconButton } from '@portal/design-system/IconButton'
import { MessageIcon } from '@portal/design-system/icons'
import { toast } from '@portal/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { problemOf } from '#app/api/problem.ts'
import { submissionKeys } from '#app/forms/submission-key.ts'
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
  const asked = { idRequisicao: request.id }
  const { isPending, mutate } = useMutation({
    mutationFn: () => openConversationAbout({ data: { ...asked, chaveEnvio: keys.keyFor(asked) } }),
    onSuccess: ({ id }) => {
      keys.settle()
      return navigate({ to: '/chat', search: { idConversa: id } })
    },
    onError: (error) => toast.show({ message: problemOf(error).detail, tone: 'danger' }),
  })
  const name = requestsText.askAbout(request.protocolo)
  const press = { isPending, onPress: () => mutate() }
  if (isIcon) return <IconButton {...press} icon={MessageIcon} label={name} />
  return (
    <Button {...press} variant="secondary" icon={MessageIcon} aria-label={name}>
      {requestsText.ask}
    </Button>
  )
}

/** The glyph of a row, for the lists. */
export function askAbout(request: AskAboutRequestProps['request']) {
  return <AskAboutRequest request={request} isIcon />
}
