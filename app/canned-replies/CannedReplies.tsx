import { Menu, type MenuEntry, type MenuProps } from '@portal/design-system/Menu'
import { useQuery } from '@tanstack/react-query'
import { type FocusEvent, type ReactElement, useRef, useState } from 'react'
import { cannedRepliesQuery, type ReplyScope } from './canned-replies.queries.ts'
import { cannedRepliesText as text } from './canned-replies.text.ts'

type CannedRepliesProps = {
  /** Names the menu. */
  label: string
  /** The button that opens it. */
  trigger: ReactElement
  wanted: ReplyScope
  /** Puts a text into what is written. */
  onChoose: (text: string) => void
  /** The menu closed after a choice: one goes on writing. */
  onChosen: () => void
  /** It is likely to be opened: fetched before, so that a key opens it at its first text. Default false. */
  isLikely?: boolean
  /** Default at the end of its button. */
  placement?: MenuProps['placement']
}

/** Of a long text the menu shows how it begins. */
const SHOWN = 120
const beginningOf = (reply: string) => (reply.length > SHOWN ? `${reply.slice(0, SHOWN).trimEnd()}…` : reply)

/** Texts that the service desk keeps, as they fit here. Fetched when the menu opens, or before. */
export function CannedReplies({
  label,
  trigger,
  wanted,
  onChoose,
  onChosen,
  isLikely = false,
  placement = 'top end',
}: CannedRepliesProps) {
  const [isOpen, setOpen] = useState(false)
  const wasChosen = useRef(false)
  const replies = useQuery({ ...cannedRepliesQuery(wanted), enabled: isOpen || isLikely })
  const entries = replies.data?.map(({ id, titulo, texto }) => ({
    id: `reply-${id}`,
    label: titulo,
    description: beginningOf(texto),
    onAction: () => {
      wasChosen.current = true
      onChoose(texto)
    },
  }))
  const word = replies.isError ? text.failed : text.loading
  // A menu that closes gives focus back to its button, later than a choice is told.
  const handOn = ({ currentTarget, target }: FocusEvent) => {
    if (!wasChosen.current || !currentTarget.contains(target)) return
    wasChosen.current = false
    onChosen()
  }
  return (
    <span onFocus={handOn}>
      <Menu
        label={label}
        placement={placement}
        isOpen={isOpen}
        onOpenChange={setOpen}
        trigger={trigger}
        groups={[{ id: 'replies', items: entries ? orNone(entries) : [said(word)] }]}
      />
    </span>
  )
}

/** A sentence in place of texts. */
const said = (label: string): MenuEntry => ({ id: 'said', label, isDisabled: true })

const orNone = (entries: MenuEntry[]): MenuEntry[] =>
  entries.length > 0
    ? entries
    : [said(text.none), { id: 'setting', label: text.toSetting, href: '/settings/respostas-prontas' }]
