import { Card } from '@portal/design-system/Card'
import { CheckboxField } from '@portal/design-system/CheckboxField'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { StatusTag } from '@portal/design-system/StatusTag'
import { Text } from '@portal/design-system/Text'
import { useState } from 'react'
import type { RequestStage } from '#contract/requests/request-life.ts'
import { levelAndAbove } from '#contract/service-desk/attendant-levels.ts'
import { instantText } from '#contract/value-text.ts'
import type { MoveCommand, MoveOutcome } from '../cases/use-request-move.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { checklistOf, stageState } from './request-stages.ts'
import { stagesText } from './stages.text.ts'

type Tick = { id: string; isChecked: boolean }

type RequestStagesProps = {
  request: RequestOnPage
  moving: MoveCommand
  /** Called when a tick could not be saved. */
  onOutcome: (outcome: MoveOutcome) => void
}

/** The stages of a request in order, and what is looked at in each. Whoever may tick an item does so where it stands; it is kept at once. */
export function RequestStages({ request, moving, onOutcome }: RequestStagesProps) {
  const { checked } = checklistOf(request)
  const [pending, setPending] = useState<Tick | null>(null)
  const tick = async ({ id, isChecked }: Tick) => {
    setPending({ id, isChecked })
    const others = checked.filter((other) => other !== id)
    const outcome = await moving.run({
      status: request.status.id,
      reason: '',
      checked: isChecked ? [...others, id] : others,
    })
    if (outcome.ok) await outcome.reread
    setPending(null)
    if (!outcome.ok) onOutcome(outcome)
  }
  return (
    <Card title={stagesText.title}>
      <Stack as="ol" gap="6">
        {request.etapas.map((stage) => (
          <Stack as="li" key={stage.posicao} gap="2" aria-current={isPresent(stage) ? 'step' : undefined}>
            <Cluster gap="3" rowGap="1">
              <Text as="h3" variant="label" tone="strong">
                {stage.nome}
              </Text>
              <StatusTag tone={stagesText.tones[stageState(stage)]}>
                {stagesText.states[stageState(stage)]}
              </StatusTag>
            </Cluster>
            <Text tone="muted">{whenSentence(stage)}</Text>
            {stage.itens.length > 0 && (
              <Checklist
                stage={stage}
                onTick={request.podeConferir && isPresent(stage) ? tick : null}
                pending={pending}
                isKeeping={moving.isPending}
              />
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}

type ChecklistProps = {
  stage: RequestStage
  /** Null: it is only shown. */
  onTick: ((tick: Tick) => Promise<void>) | null
  /** On its way to be kept, and shown as if it were. */
  pending: Tick | null
  isKeeping: boolean
}

function Checklist({ stage: { nome, itens }, onTick, pending, isKeeping }: ChecklistProps) {
  return (
    <Stack as="ul" gap="3" aria-label={stagesText.checklist(nome)}>
      {itens.map(({ id, texto, conferidoPor, conferidoEm }) => (
        <li key={id}>
          <CheckboxField
            label={texto}
            description={
              conferidoPor && conferidoEm
                ? stagesText.checkedBy(conferidoPor, instantText(conferidoEm))
                : undefined
            }
            isSelected={pending?.id === id ? pending.isChecked : conferidoPor !== null}
            isDisabled={onTick === null}
            // Off while a tick is kept would take the focus away.
            isReadOnly={isKeeping}
            onChange={(isChecked) => void onTick?.({ id, isChecked })}
          />
        </li>
      ))}
    </Stack>
  )
}

const isPresent = (stage: RequestStage) => stageState(stage) === 'present'

function whenSentence({ inicio, fim, decididaPor, nivel }: RequestStage): string {
  if (fim !== null) return stagesText.left(instantText(fim), decididaPor)
  const who = levelAndAbove(nivel)
  return inicio === null ? stagesText.level(who) : stagesText.since(instantText(inicio), who)
}
