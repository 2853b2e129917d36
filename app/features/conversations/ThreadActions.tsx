import { Cluster } from '@portal/design-system/Cluster'
import { IconButton } from '@portal/design-system/IconButton'
import { MoreIcon } from '@portal/design-system/icons'
import { Menu } from '@portal/design-system/Menu'
import { useState } from 'react'
import { useSession } from '#app/session/session-on-screen.ts'
import type { ConversationSide } from '#contract/conversations/conversations.ts'
import { CloseDialog, TakeConversation } from './ChangeConversation.tsx'
import { changesText as text } from './changes.text.ts'
import { HandOverDialog } from './HandOverDialog.tsx'
import type { Thread } from './thread.ts'

/** Actions on an open conversation: either side can close it; the service desk can also take it and hand it over. */
export function ThreadActions({ thread, own }: { thread: Thread; own: ConversationSide }) {
  const { person } = useSession()
  const [asked, ask] = useState<'close' | 'hand-over' | null>(null)
  const { id: idConversa, situacao, atendente } = thread
  const isDesk = own === 'atendimento'
  if (situacao === 'encerrada') return null
  const close = { id: 'close', label: text.close, onAction: () => ask('close') }
  const handOver = { id: 'hand-over', label: text.handOver, onAction: () => ask('hand-over') }
  return (
    <Cluster gap="2">
      {isDesk && atendente?.id !== person.id && <TakeConversation idConversa={idConversa} />}
      <Menu
        label={text.optionsOf}
        trigger={<IconButton icon={MoreIcon} label={text.optionsOf} />}
        groups={[{ id: 'changes', items: isDesk ? [handOver, close] : [close] }]}
      />
      {asked === 'close' && <CloseDialog idConversa={idConversa} onClose={() => ask(null)} />}
      {asked === 'hand-over' && <HandOverDialog idConversa={idConversa} onClose={() => ask(null)} />}
    </Cluster>
  )
}
