import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { TextField } from '@portal/design-system/TextField'
import { toast } from '@portal/design-system/Toast'
import { type FormEvent, useRef, useState } from 'react'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { send } from '#app/session/ask.ts'
import { savedSimulationSentences } from '#contract/simulation/benefit-simulation.text.ts'
import { LONGEST_SIMULATION_NAME } from '#contract/simulation/saved-simulations.ts'
import type { SimulationInputs } from '#domain/simulation/safe-inputs.ts'
import { nameRefusal } from './name-refusal.ts'
import { savedText as text } from './saved-simulations.text.ts'

/** Keeps the figures in the fields under a name. */
export function SaveSimulation({ inputs }: { inputs: SimulationInputs }) {
  const saving = useCommand(send('guardarSimulacaoBeneficio'))
  const [name, setName] = useState('')
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const nome = name.trim()
    setMissing(nome === '')
    if (nome === '') return field.current?.focus()
    const outcome = await saving.run({ nome, entradas: inputs })
    if (!outcome.ok) return field.current?.focus()
    await outcome.reread
    setName('')
    toast.show({ message: text.saved })
  }
  return (
    <Stack as="form" gap="4" noValidate onSubmit={(event: FormEvent) => void save(event)}>
      <FormProblem problem={saving.problem} fields={['nome']} />
      <TextField
        ref={field}
        label={text.name}
        description={text.nameHelp}
        autoComplete="off"
        maxLength={LONGEST_SIMULATION_NAME}
        value={name}
        onChange={(typed) => {
          setName(typed)
          setMissing(false)
          if (saving.problem) saving.clear()
        }}
        errorMessage={isMissing ? savedSimulationSentences.noName : nameRefusal(saving.problem)}
      />
      <Cluster>
        <Button type="submit" isPending={saving.isPending}>
          {text.save}
        </Button>
      </Cluster>
    </Stack>
  )
}
