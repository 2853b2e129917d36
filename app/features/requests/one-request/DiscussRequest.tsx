import { IconButton } from '@portal/design-system/IconButton'
import { MessageIcon } from '@portal/design-system/icons'
import { LinkButton } from '@portal/design-system/LinkButton'
import { useNavigate } from '@tanstack/react-router'
import { requestsText } from '../requests.text.ts'

type RequestReference = { request: { id: number; protocolo: string } }

/** Leads to where one writes about a request: the first message, or the conversation that is already open about it. */
export function DiscussRequest({ request }: RequestReference) {
  return (
    <LinkButton
      href={`/chat?idRequisicao=${request.id}`}
      variant="secondary"
      icon={MessageIcon}
      aria-label={requestsText.askAbout(request.protocolo)}
    >
      {requestsText.ask}
    </LinkButton>
  )
}

/** The same in a row, which is a link itself: only the glyph. */
export function DiscussRequestRow({ request }: RequestReference) {
  const navigate = useNavigate()
  return (
    <IconButton
      icon={MessageIcon}
      label={requestsText.askAbout(request.protocolo)}
      onPress={() => void navigate({ to: '/chat', search: { idRequisicao: request.id } })}
    />
  )
}
