import { Button } from '@portal/design-system/Button'
import { TextField } from '@portal/design-system/TextField'
import { useState } from 'react'
import { endAct } from '#app/forms/end-act.ts'
import { FormDialog } from '#app/forms/FormDialog.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { savedSimulationSentences } from '#contract/simulation/benefit-simulation.text.ts'
import { LONGEST_SIMULATION_NAME, type SavedSimulation } from '#contract/simulation/saved-simulations.ts'
import { nameRefusal } from './name-refusal.ts'
import { savedAction } from './saved-sentences.ts'
import { savedText as text } from './saved-simulations.text.ts'

/** Gives a kept simulation another name. */
export function RenameSimulation({ saved }: { saved: SavedSimulation }) {
  const renaming = useCommand(send('renomearSimulacaoBeneficio'))
  const [isOpen, setOpen] = useState(false)
  const [name, setName] = useState(saved.nome)
  const nome = name.trim()
  const open = () => {
    renaming.clear()
    setName(saved.nome)
    setOpen(true)
  }
  const rename = async () => {
    if (nome === '') return
    await endAct(await renaming.run({ idSimulacao: saved.id, nome }), {
      done: text.renamed,
      close: () => setOpen(false),
    })
  }
  return (
    <FormDialog
      trigger={
        <Button variant="quiet" size="compact" aria-label={savedAction(text.rename, saved)}>
          {text.rename}
        </Button>
      }
      title={text.renameTitle}
      size="small"
      isOpen={isOpen}
      onOpen={open}
      onClose={() => setOpen(false)}
      command={renaming}
      fields={['nome']}
      leave={text.leave}
      confirm={text.renameAct}
      onSubmit={(event) => {
        event.preventDefault()
        void rename()
      }}
    >
      <TextField
        label={text.name}
        autoComplete="off"
        maxLength={LONGEST_SIMULATION_NAME}
        value={name}
        onChange={setName}
        errorMessage={nome === '' ? savedSimulationSentences.noName : nameRefusal(renaming.problem)}
      />
    </FormDialog>
  )
}
