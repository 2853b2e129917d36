import type { SuspensionOnWire } from '#contract/suspensions.ts'

type OpenRequest = NonNullable<SuspensionOnWire['requisicaoAberta']>

/** Why no suspension can be asked for now. */
export type SuspensionObstacle =
  | { kind: 'request-open'; request: OpenRequest }
  | { kind: 'suspended'; suspension: NonNullable<SuspensionOnWire['vigente']> }
  | { kind: 'change-open'; request: OpenRequest }
  | { kind: 'months-used' }

/** What stands in the way; null when nothing does. A returned request that is being corrected is no obstacle to itself. */
export function suspensionObstacle(
  situation: SuspensionOnWire,
  returnedId: number | undefined,
): SuspensionObstacle | null {
  const { vigente, requisicaoAberta, alteracaoAberta, regras, mesesPermitidos } = situation
  if (vigente) return { kind: 'suspended', suspension: vigente }
  if (requisicaoAberta && requisicaoAberta.id !== returnedId)
    return { kind: 'request-open', request: requisicaoAberta }
  if (alteracaoAberta) return { kind: 'change-open', request: alteracaoAberta }
  return mesesPermitidos < regras.minimoMeses ? { kind: 'months-used' } : null
}
