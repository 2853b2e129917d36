import { InlineMessage } from '@portal/design-system/InlineMessage'
import { MessageList } from '@portal/design-system/MessageList'
import { TypingLine } from '@portal/design-system/TypingLine'
import { useHydrated } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useToday } from '#app/clock/today.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { isAdminMode } from '#app/session/visible-session.ts'
import type { ConversationSide } from '#contract/conversations/conversations.ts'
import type { ConversationSearch } from './conversations.search.ts'
import { threadText } from './conversations.text.ts'
import { foot } from './Thread.css.ts'
import { ThreadActions } from './ThreadActions.tsx'
import { ThreadComposer } from './ThreadComposer.tsx'
import { ThreadHeader } from './ThreadHeader.tsx'
import { firstUnreadOf, type Thread } from './thread.ts'
import { entriesOf } from './thread-entries.tsx'
import { useOpenedByLink } from './use-focus-composer.ts'
import { useLiveThread } from './use-live-thread.ts'
import { useMessageQueue } from './use-message-queue.ts'
import { useOlderEntries } from './use-older-entries.ts'
import { useReadMarks } from './use-read-marks.ts'
import { useTyping } from './use-typing.ts'

type ThreadViewProps = {
  thread: Thread
  /** On whose side the reader is. */
  own: ConversationSide
  search: ConversationSearch
}

/** An open conversation: who is in it, what was written, and where one writes. */
export function ThreadView({ thread, own, search }: ThreadViewProps) {
  const [firstUnread] = useState(() => keyOf(thread, firstUnreadOf(thread, own)))
  const [isAtEnd, setAtEnd] = useState(true)
  const isAwake = useHydrated()
  const openedByLink = useOpenedByLink()
  const isDesk = isAdminMode(useSession())
  const line = useLiveThread(thread.id)
  const { outgoing, queue } = useMessageQueue()
  const typing = useTyping(thread.id)
  const older = useOlderEntries(thread)
  useReadMarks(thread, own, isAtEnd, line === 'live')
  const mine = useMemo(
    () => outgoing.filter(({ idConversa }) => idConversa === thread.id),
    [outgoing, thread.id],
  )
  const today = useToday()
  const entries = useMemo(() => entriesOf(thread, own, mine, queue, today), [thread, own, mine, queue, today])
  return (
    <>
      <ThreadHeader
        thread={thread}
        own={own}
        search={search}
        requestsPath={isDesk ? '/request-management' : '/services/requests'}
        takesFocus={openedByLink && thread.situacao === 'encerrada'}
        actions={<ThreadActions thread={thread} own={own} />}
      />
      <MessageList
        label={threadText.log(thread.assunto)}
        entries={entries}
        firstUnread={firstUnread}
        onOlder={thread.haMais ? older.read : undefined}
        olderState={older.state}
        onAtEnd={setAtEnd}
      />
      <div className={foot}>
        <TypingLine names={typing.names} />
        <div role="status">
          {line === 'asking' && <InlineMessage tone="warning">{threadText.noRealtime}</InlineMessage>}
          {line === 'offline' && <InlineMessage tone="warning">{threadText.noInternet}</InlineMessage>}
        </div>
        <ThreadComposer
          // The tab's stored draft can be read only after hydration.
          key={isAwake ? 'awake' : 'drawn'}
          thread={thread}
          own={own}
          openedByLink={openedByLink}
          onWrite={typing.say}
        />
      </div>
    </>
  )
}

/** The identity that an entry has in the list of messages. */
function keyOf({ mensagens }: Thread, id: number | undefined): string | undefined {
  const entry = mensagens.find((one) => one.id === id)
  return entry && (entry.chaveEnvio ?? String(entry.id))
}
