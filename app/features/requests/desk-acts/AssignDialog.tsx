import { InlineMessage } from '@portal/design-system/InlineMessage'
import { NativeSelect } from '@portal/design-system/NativeSelect'
import { Spinner } from '@portal/design-system/Spinner'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { colleaguesQuery } from '#app/people-search/colleagues.queries.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { deskActsText as text } from './desk-acts.text.ts'
import type { ActOnAllProps } from './use-desk-acts.ts'

/** To whom several requests go. */
export function AssignDialog({ requests, command, act, onClose }: ActOnAllProps) {
  const { person } = useSession()
  const { data, isError } = useQuery(colleaguesQuery)
  const [chosen, choose] = useState('')
  const options = (data ?? []).map(({ id, nome }) => ({
    id,
    label: id === person.id ? text.myself(nome) : nome,
  }))
  return (
    <ActDialog
      title={text.assignTitle}
      description={text.selected(requests.length)}
      size="small"
      command={command}
      leave={text.leave}
      onClose={onClose}
      act={{
        isDisabled: chosen === '',
        onPress: () => act({ tipo: 'atribuir', idPessoaAtendente: Number(chosen) }),
        children: text.assignAct,
      }}
    >
      {isError && <InlineMessage tone="danger">{text.failed}</InlineMessage>}
      {data ? (
        <NativeSelect label={text.colleague} isOptional options={options} value={chosen} onChange={choose} />
      ) : (
        !isError && <Spinner label={text.loading} />
      )}
    </ActDialog>
  )
}
