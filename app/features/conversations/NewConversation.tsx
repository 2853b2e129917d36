import { TextField } from '@portal/design-system/TextField'
import { useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { keepInTab, readFromTab, removeFromTab } from '#app/forms/tab-store.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import type { ConversationSearch } from './conversations.search.ts'
import { newConversationText as text } from './new-conversation.text.ts'
import { OpeningMessageComposer } from './OpeningMessageComposer.tsx'
import { beginning, detail, header, heading, title } from './Thread.css.ts'
import { ThreadBack } from './ThreadBack.tsx'

/** A conversation about nothing in particular: its subject and its first message. */
export function NewConversation({ search }: { search: ConversationSearch }) {
  const { planLink } = useSession()
  const isAwake = useHydrated()
  if (!planLink) return null
  return (
    <>
      <header className={header}>
        <div className={title}>
          <ThreadBack search={search} />
          <h2 className={heading}>{text.title}</h2>
        </div>
        <p className={detail}>{text.lead}</p>
      </header>
      <div className={beginning}>
        {isAwake && (
          <SubjectAndMessage search={search} idPessoa={planLink.pessoa.id} idPlano={planLink.plano.id} />
        )}
      </div>
    </>
  )
}

const PLACE = 'conversa-nova:assunto'

function SubjectAndMessage(props: { search: ConversationSearch; idPessoa: number; idPlano: number }) {
  const [subject, setSubject] = useState(keptSubject)
  const [wasTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (subject === '') removeFromTab(PLACE)
    else keepInTab(PLACE, { subject })
  }, [subject])
  useEffect(() => field.current?.focus(), [])
  const isMissing = subject.trim() === ''
  return (
    <>
      <TextField
        ref={field}
        label={text.subject}
        description={text.subjectHint}
        isRequired
        maxLength={120}
        value={subject}
        onChange={setSubject}
        errorMessage={wasTried && isMissing ? text.subjectMissing : undefined}
      />
      <OpeningMessageComposer
        {...props}
        place="livre"
        takesFocus={false}
        subjectOf={() => {
          setTried(true)
          if (!isMissing) return subject.trim()
          field.current?.focus()
          return null
        }}
        onBegun={() => removeFromTab(PLACE)}
      />
    </>
  )
}

function keptSubject(): string {
  const kept = readFromTab(PLACE)
  const isKept = typeof kept === 'object' && kept !== null && 'subject' in kept
  return isKept && typeof kept.subject === 'string' ? kept.subject : ''
}
