import { pensionEntity } from '#backend/database/queries/pension-entities.ts'
import { portabilitySentences } from '#contract/exits/portability.text.ts'
import type { PortabilityData, PortabilityRequestOnWire } from '#contract/exits/portability.ts'
import { checkPortabilityValues, portedAmount } from '#contract/exits/portability-check.ts'
import type { Outcome } from '#domain/outcome.ts'
import type { FilingProblem, KindContext } from '../../request-engine/define-request-kind.ts'
import { readPortabilityTerms } from './read-portability.ts'

/** Checks an asked portability: what a request keeps. Whether it is open to the link is asked with the service. */
export async function checkPortabilityRequest(
  { database, row, today }: KindContext,
  input: PortabilityRequestOnWire,
): Promise<Outcome<PortabilityData, FilingProblem>> {
  const [terms, destination] = await Promise.all([
    readPortabilityTerms(database, row, today),
    pensionEntity(database, input.destino),
  ])
  if (terms.valor <= 0) return { ok: false, problems: [{ refusal: portabilitySentences.nothing }] }
  if (terms.emprestimo > 0) return { ok: false, problems: [{ refusal: portabilitySentences.owes }] }
  const outcome = checkPortabilityValues(
    { ...input, destino: String(input.destino) },
    { today, monthsInPlan: terms.mesesPlano, value: terms.valor, destination },
  )
  if (!outcome.ok || destination === null) return outcome.ok ? { ok: false, problems: [] } : outcome
  const valor = portedAmount(terms.valor, input.percentual)
  const { income } = outcome.result
  return {
    ok: true,
    result: {
      entidadeDestino: destination.nome,
      percentual: input.percentual,
      valor,
      cnpj: destination.cnpj,
      tipo: destination.tipo,
      plano: destination.plano,
      codigo: destination.codigo,
      conta: { banco: destination.banco, agencia: destination.agencia, conta: destination.conta },
      adesao: input.adesao,
      renda: income && input.renda,
      prazoAnos: income?.termYears ?? null,
      regime: terms.regime,
      prazoLegal: terms.prazoLegal,
      prazoTermo: terms.prazoTermo,
    },
  }
}
