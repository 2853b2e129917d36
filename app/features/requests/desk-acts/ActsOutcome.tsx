import { Banner } from '@portal/design-system/Banner'
import { Button } from '@portal/design-system/Button'
import { Cluster } from '@portal/design-system/Cluster'
import { Stack } from '@portal/design-system/Stack'
import { FormProblem } from '#app/forms/FormProblem.tsx'
import type { DeskActBatch } from '#contract/requests/desk-acts.ts'
import { deskActsText as text } from './desk-acts.text.ts'
import { type DeskActs, isWaiting } from './use-desk-acts.ts'

type ActsOutcomeProps = { acts: Pick<DeskActs, 'batch' | 'undoing' | 'undo' | 'dismiss'> }

/** Outcome of an act on several requests: those waiting, with undo; those done; and each refusal with its reason. */
export function ActsOutcome({ acts: { batch, undoing, undo, dismiss } }: ActsOutcomeProps) {
  if (!batch) return null
  const refused = batch.resultados.filter(({ situacao }) => situacao === 'recusado')
  const waits = isWaiting(batch)
  return (
    <Stack gap="2" role="region" aria-label={text.outcome}>
      <div role="status">
        <Banner
          tone={refused.length === batch.resultados.length ? 'warning' : 'info'}
          title={sentenceOf(batch)}
        >
          <Cluster>
            {waits ? (
              <Button variant="secondary" size="compact" isPending={undoing.isPending} onPress={undo}>
                {text.undo}
              </Button>
            ) : (
              <Button variant="quiet" size="compact" onPress={dismiss}>
                {text.close}
              </Button>
            )}
          </Cluster>
        </Banner>
      </div>
      <FormProblem problem={undoing.problem} />
      {refused.length > 0 && (
        <Banner tone="warning" title={text.refusedTitle(refused.length)}>
          <Stack as="ul" gap="1" marks="bullets">
            {refused.map(({ idRequisicao, protocolo, motivo }) => (
              <li key={idRequisicao}>{text.refused(protocolo, motivo ?? '')}</li>
            ))}
          </Stack>
        </Banner>
      )}
    </Stack>
  )
}

function sentenceOf({ resultados }: DeskActBatch): string {
  const count = (wanted: string) => resultados.filter(({ situacao }) => situacao === wanted).length
  if (count('espera') > 0) return text.waiting(count('espera'))
  if (count('feito') > 0) return text.done(count('feito'))
  return count('desfeito') > 0 ? text.undone : text.none
}
