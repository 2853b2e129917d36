import { ArrowLeftIcon } from '@portal/design-system/icons'
import { useRenderLink } from '@portal/design-system/link'
import { chatHref } from './chat-href.ts'
import type { ConversationSearch } from './conversations.search.ts'
import { threadText } from './conversations.text.ts'
import { back } from './Thread.css.ts'

/** The way back to the list, where the list is not beside the conversation. */
export function ThreadBack({ search }: { search: ConversationSearch }) {
  const render = useRenderLink()
  return render({
    href: chatHref(search),
    className: back,
    'aria-label': threadText.back,
    children: <ArrowLeftIcon />,
  })
}
