import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import type { ReactNode } from 'react'
import { openRequestObstacle } from '#app/features/request-engine/open-request-obstacle.tsx'
import { RequestUnavailable } from '#app/features/request-engine/RequestUnavailable.tsx'
import { settleLoanSentence } from '#contract/exits/exit-options.text.ts'
import { portabilitySentences } from '#contract/exits/portability.text.ts'
import type { PortabilityOnWire } from '#contract/exits/portability.ts'
import { PortabilitiesMade } from './PortabilitiesMade.tsx'
import { portabilityText } from './portability.text.ts'

const { notNow } = portabilityText

/** Why nothing can be taken now, over what was taken before; null when something can. */
export function portabilityObstacle(
  situation: PortabilityOnWire,
  returnedId: number | undefined,
): ReactNode | null {
  const { requisicaoAberta: open, valor, emprestimo, destinos, transferencias, caminhos } = situation
  const standing = openRequestObstacle(open, returnedId, notNow)
  const isFree = valor > 0 && emprestimo === 0 && destinos.length > 0
  if (standing === null && isFree) return null
  return (
    <Stack gap="6">
      {standing ?? (
        <RequestUnavailable
          title={notNow.title}
          action={
            emprestimo > 0 && caminhos.includes('emprestimos') ? (
              <LinkButton href="/services/emprestimos">{notNow.toLoan}</LinkButton>
            ) : undefined
          }
        >
          <p>{reasonOf(situation)}</p>
          {emprestimo > 0 && <p>{settleLoanSentence(caminhos)}</p>}
        </RequestUnavailable>
      )}
      <PortabilitiesMade transfers={transferencias} />
    </Stack>
  )
}

function reasonOf({ valor, emprestimo }: PortabilityOnWire): string {
  if (valor <= 0) return portabilitySentences.nothing
  return emprestimo > 0 ? portabilitySentences.owes : notNow.noDestinations
}
