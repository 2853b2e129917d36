import { IconButton } from '@portal/design-system/IconButton'
import { ListIcon } from '@portal/design-system/icons'
import { Menu, type MenuEntry } from '@portal/design-system/Menu'
import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, useRef, useState } from 'react'
import { attendingQueries } from './changes.queries.ts'
import { changesText as text } from './changes.text.ts'

type CannedRepliesProps = {
  idConversa: number
  /** Puts a reply into what is written. */
  onChoose: (reply: string) => void
  /** The menu closed after a choice: one goes on writing. */
  onChosen: () => void
}

/** Of a long reply the menu shows how it begins. */
const SHOWN = 120
const beginningOf = (reply: string) => (reply.length > SHOWN ? `${reply.slice(0, SHOWN).trimEnd()}…` : reply)

/** Replies that the service desk keeps, filled in for this conversation. Fetched when the menu opens. */
export function CannedReplies({ idConversa, onChoose, onChosen }: CannedRepliesProps) {
  const [isOpen, setOpen] = useState(false)
  const wasChosen = useRef(false)
  const replies = useQuery({ ...attendingQueries.cannedReplies(idConversa), enabled: isOpen })
  const entries = replies.data?.map(({ id, titulo, texto }) => ({
    id: `reply-${id}`,
    label: titulo,
    description: beginningOf(texto),
    onAction: () => {
      wasChosen.current = true
      onChoose(texto)
    },
  }))
  const word = replies.isError ? text.failedCanned : text.loadingCanned
  // A menu that closes gives focus back to its button, later than a choice is told.
  const handOn = ({ currentTarget, target }: FocusEvent) => {
    if (!wasChosen.current || !currentTarget.contains(target)) return
    wasChosen.current = false
    onChosen()
  }
  return (
    <span onFocus={handOn}>
      <Menu
        label={text.canned}
        placement="top end"
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={<IconButton icon={ListIcon} label={text.canned} />}
        groups={[{ id: 'replies', items: entries ? orNone(entries) : [said(word)] }]}
      />
    </span>
  )
}

/** A sentence in place of replies. */
const said = (label: string): MenuEntry => ({ id: 'said', label, isDisabled: true })

const orNone = (entries: MenuEntry[]): MenuEntry[] =>
  entries.length > 0
    ? entries
    : [said(text.noCanned), { id: 'setting', label: text.toCanned, href: '/settings/respostas-prontas' }]
