import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { PlusIcon } from '@portal/design-system/icons'
import { LinkButton } from '@portal/design-system/LinkButton'
import { SearchField } from '@portal/design-system/SearchField'
import { Skeleton } from '@portal/design-system/Skeleton'
import { Text } from '@portal/design-system/Text'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useKeyword } from '#app/forms/use-keyword.ts'
import { useSearchChange } from '#app/navigation/use-search-change.ts'
import { rows, rowsEnd } from './ConversationList.css.ts'
import { ConversationRow } from './ConversationRow.tsx'
import { head, scrolling } from './ConversationsPage.css.ts'
import { chatHref } from './chat-href.ts'
import { conversationQueries } from './conversations.queries.ts'
import type { ConversationSearch } from './conversations.search.ts'
import { conversationText as text } from './conversations.text.ts'
import { ListViews } from './ListViews.tsx'
import { NoConversations } from './NoConversations.tsx'

type ConversationListProps = {
  search: ConversationSearch
  /** The inbox of the service desk. */
  isDesk: boolean
  /** A conversation is open: where there is no room for both, the list is not in sight. */
  isAway: boolean
}

/** The conversations: what they are narrowed to, and each as a way to it. */
export function ConversationList({ search, isDesk, isAway }: ConversationListProps) {
  const { lista, palavraChave } = search
  const change = useSearchChange<ConversationSearch>({ replace: true })
  const keyword = useKeyword(palavraChave, (words) => change({ palavraChave: words }))
  const list = useInfiniteQuery(conversationQueries.list({ lista, palavraChave }))
  const conversations = list.data?.pages.flatMap(({ conversas }) => conversas) ?? []
  const counts = list.data?.pages[0]?.contagem ?? null
  return (
    <>
      <div className={head}>
        <Cluster justify="between">
          <ListHeading isAway={isAway} />
          {!isDesk && (
            <LinkButton
              href={chatHref(search, { nova: 'sim' })}
              variant="secondary"
              size="compact"
              icon={PlusIcon}
            >
              {text.begin}
            </LinkButton>
          )}
        </Cluster>
        <search aria-label={text.search}>
          <SearchField
            aria-label={text.searchLabel}
            placeholder={isDesk ? text.searchHintAttendant : text.searchHint}
            maxLength={80}
            value={keyword.text}
            onChange={keyword.type}
            onSubmit={keyword.applyNow}
            onClear={keyword.clear}
          />
        </search>
        <ListViews search={search} isDesk={isDesk} counts={counts} />
      </div>
      <div className={scrolling}>
        {list.isPending && <Skeleton isLoading lines={8} label={text.loading} />}
        {list.isError && !list.data && (
          <Banner
            tone="danger"
            title={text.listFailed}
            actions={
              <Button variant="secondary" size="compact" onPress={() => void list.refetch()}>
                {text.retry}
              </Button>
            }
          />
        )}
        {list.data && conversations.length === 0 && <NoConversations search={search} isDesk={isDesk} />}
        <ul aria-label={text.list} className={rows}>
          {conversations.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              href={chatHref(search, { idConversa: conversation.id })}
              isCurrent={conversation.id === search.idConversa}
              isDesk={isDesk}
            />
          ))}
        </ul>
        {list.hasNextPage && (
          <div className={rowsEnd}>
            <Button
              variant="quiet"
              size="compact"
              isPending={list.isFetchingNextPage}
              onPress={() => void list.fetchNextPage()}
            >
              {text.more}
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

/** Takes focus when the list comes back in the place of a conversation. */
function ListHeading({ isAway }: { isAway: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasAway = useRef(isAway)
  useEffect(() => {
    if (wasAway.current && !isAway) heading.current?.focus()
    wasAway.current = isAway
  }, [isAway])
  return (
    <Text as="h2" variant="subtitle" ref={heading} tabIndex={-1}>
      {text.heading}
    </Text>
  )
}
