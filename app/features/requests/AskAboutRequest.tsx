import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { problemOf } from '#app/api/problem.ts'
import { Button, type ButtonProps } from '#design-system/Button/Button.tsx'
import { MessageIcon } from '#design-system/icons/icons.ts'
import { toast } from '#design-system/Toast/toast.ts'
import { openConversationAbout } from './requests.functions.ts'
import { requestsText } from './requests.text.ts'

type AskAboutRequestProps = Pick<ButtonProps, 'variant' | 'size'> & {
  request: { id: number; protocolo: string }
  /** The visible words; the protocol is added for assistive technology. */
  children: string
}

/** Opens the chat about a request, or the conversation that is already open about it. */
export function AskAboutRequest({ request, children, ...look }: AskAboutRequestProps) {
  const navigate = useNavigate()
  const opening = useMutation({
    mutationFn: () => openConversationAbout({ data: { idRequisicao: request.id } }),
    onSuccess: ({ id }) => navigate({ to: '/chat', search: { idConversa: id } }),
    onError: (error) => toast.show({ message: problemOf(error).detail, tone: 'danger' }),
  })
  return (
    <Button
      {...look}
      icon={MessageIcon}
      aria-label={requestsText.askAbout(request.protocolo)}
      isPending={opening.isPending}
      onPress={() => opening.mutate()}
    >
      {children}
    </Button>
  )
}
