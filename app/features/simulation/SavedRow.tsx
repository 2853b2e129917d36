import { Accordion, AccordionItem } from '@portal/design-system/Accordion'
import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { Text } from '@portal/design-system/Text'
import { memo, useMemo } from 'react'
import { ConfirmAct } from '#app/forms/ConfirmAct.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { FileLink } from '#app/navigation/FileLink.tsx'
import { fileHref } from '#app/navigation/file-address.ts'
import { send } from '#app/session/ask.ts'
import type { BenefitSimulatorOnWire } from '#contract/simulation/benefit-simulation.ts'
import type { SavedSimulation } from '#contract/simulation/saved-simulations.ts'
import { safeInputs } from '#domain/simulation/safe-inputs.ts'
import { DiscussSimulation } from './DiscussSimulation.tsx'
import { RenameSimulation } from './RenameSimulation.tsx'
import type { KeepingProps } from './SimulatorBench.tsx'
import {
  changeSentence,
  compareLabel,
  removeQuestion,
  savedAction,
  savedSentence,
  todaySentence,
} from './saved-sentences.ts'
import { savedText as text } from './saved-simulations.text.ts'
import { figured } from './use-benefit-simulation.ts'

type SavedRowProps = Pick<KeepingProps, 'opening' | 'open' | 'scenarios'> & { saved: SavedSimulation }

/** A kept simulation: what it was, what changed since, and what may be done with it. It is not drawn again while a field is moved. */
export const SavedRow = memo(function SavedRow({ saved, opening, open, scenarios }: SavedRowProps) {
  const id = `saved-${saved.id}`
  const isCompared = scenarios.kept.some((one) => one.id === id)
  const { inputs } = safeInputs(saved.entradas, opening.regras)
  const compare = () => (isCompared ? scenarios.drop(id) : scenarios.put(inputs, { id, name: saved.nome }))
  return (
    <Stack as="li" gap="3">
      <Text as="h3" variant="label">
        {saved.nome}
      </Text>
      <Text>{savedSentence(saved)}</Text>
      <Since saved={saved} opening={opening} />
      <Cluster gap="2" data-print="hide">
        <Button
          variant="secondary"
          size="compact"
          aria-label={savedAction(text.open, saved)}
          onPress={() => open(inputs)}
        >
          {text.open}
        </Button>
        <Button
          variant="secondary"
          size="compact"
          isDisabled={!isCompared && scenarios.isFull}
          aria-label={savedAction(compareLabel(isCompared), saved)}
          onPress={compare}
        >
          {compareLabel(isCompared)}
        </Button>
        <FileLink
          href={fileHref('simulacao-beneficio', saved.id)}
          variant="quiet"
          size="compact"
          aria-label={savedAction(text.file, saved)}
        >
          {text.file}
        </FileLink>
        <DiscussSimulation saved={saved} />
        <RenameSimulation saved={saved} />
        <Remove saved={saved} />
      </Cluster>
    </Stack>
  )
})

function Since({ saved, opening }: { saved: SavedSimulation; opening: BenefitSimulatorOnWire }) {
  const today = useMemo(() => {
    const { inputs } = safeInputs(saved.entradas, opening.regras)
    return todaySentence(saved, figured(inputs, opening).simulation)
  }, [saved, opening])
  const said = [...saved.mudancas.map(changeSentence), ...(today === null ? [] : [today])]
  if (said.length === 0) return <Text tone="muted">{text.same}</Text>
  return (
    <Accordion>
      <AccordionItem title={text.changed}>
        <Stack as="ul" gap="2">
          {said.map((sentence) => (
            <Text as="li" key={sentence} hasMeasure>
              {sentence}
            </Text>
          ))}
        </Stack>
      </AccordionItem>
    </Accordion>
  )
}

function Remove({ saved }: { saved: SavedSimulation }) {
  const removing = useCommand(send('excluirSimulacaoBeneficio'))
  return (
    <ConfirmAct
      trigger={
        <Button variant="quiet" size="compact" aria-label={savedAction(text.remove, saved)}>
          {text.remove}
        </Button>
      }
      title={removeQuestion(saved)}
      confirm={text.remove}
      cancel={text.leave}
      tone="danger"
      command={removing}
      act={() => removing.run({ idSimulacao: saved.id })}
      done={text.removed}
    >
      {text.removeText}
    </ConfirmAct>
  )
}
