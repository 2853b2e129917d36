import { useRenderLink } from '@portal/design-system/link'
import { renderInPlace } from '#app/navigation/PortalLink.tsx'
import { view, views } from './ConversationList.css.ts'
import { chatHref } from './chat-href.ts'
import type { ConversationSearch } from './conversations.search.ts'
import { conversationText } from './conversations.text.ts'
import type { ListPage } from './list-pages.ts'
import { viewsOf } from './list-views.ts'

type ListViewsProps = { search: ConversationSearch; isDesk: boolean; counts: ListPage['contagem'] }

/** Which conversations the list shows; all the ways are in sight, since at the desk each says how much waits behind it. */
export function ListViews({ search, isDesk, counts }: ListViewsProps) {
  const render = useRenderLink(renderInPlace)
  return (
    <nav aria-label={conversationText.views}>
      <ul className={views}>
        {viewsOf(isDesk, counts).map(({ id, label, count }) => (
          <li key={id}>
            {render({
              href: chatHref(search, { lista: id, idConversa: search.idConversa }),
              className: view,
              'aria-current': id === search.lista ? 'true' : undefined,
              children: count === undefined ? label : `${label} ${count}`,
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
