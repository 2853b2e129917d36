import { TextField } from '@portal/design-system/TextField'
import { useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { endAct } from '#app/forms/end-act.ts'
import { FormDialog } from '#app/forms/FormDialog.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import type { RequestFilters } from '../requests.search.ts'
import { queueText as text } from './queue.text.ts'
import { filtersToKeep, type QueueView } from './queue-views.ts'

/** Longest name of a view, characters, as the API takes it. */
const LONGEST_NAME = 40

type ViewDialogsProps = {
  asks: 'save' | 'remove'
  filters: RequestFilters
  /** The view on screen. */
  view: QueueView | null
  onClose: () => void
}

/** Asks for the name under which filters are kept, or before one's own view is removed. */
export function ViewDialogs({ asks, filters, view, onClose }: ViewDialogsProps) {
  return asks === 'save' ? (
    <SaveView filters={filters} onClose={onClose} />
  ) : (
    <RemoveView view={view} onClose={onClose} />
  )
}

function SaveView({ filters, onClose }: Pick<ViewDialogsProps, 'filters' | 'onClose'>) {
  const saving = useCommand(send('guardarVisao'))
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const nome = name.trim()
  const save = async () => {
    setTried(true)
    if (nome === '') return
    await endAct(await saving.run({ nome, filtros: filtersToKeep(filters) }), {
      done: text.saved(nome),
      close: onClose,
    })
  }
  return (
    <FormDialog
      title={text.saveTitle}
      description={text.saveLead}
      size="small"
      command={saving}
      leave={text.leave}
      confirm={text.saveAct}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={text.name}
        autoComplete="off"
        maxLength={LONGEST_NAME}
        value={name}
        onChange={setName}
        errorMessage={isTried && nome === '' ? text.noName : undefined}
      />
    </FormDialog>
  )
}

function RemoveView({ view, onClose }: Pick<ViewDialogsProps, 'view' | 'onClose'>) {
  const removing = useCommand(send('removerVisao'))
  const remove = async () => {
    if (view?.own === undefined) return
    await endAct(await removing.run({ idVisao: view.own }), { done: text.removed, close: onClose })
  }
  return (
    <ActDialog
      role="alertdialog"
      size="small"
      title={text.removeTitle(view?.label ?? '')}
      command={removing}
      leave={text.leave}
      onClose={onClose}
      act={{ variant: 'danger', onPress: () => void remove(), children: text.remove }}
    >
      <p>{text.removeText}</p>
    </ActDialog>
  )
}
