import type { Querier } from '#backend/database/client.ts'
import { openRequest } from '#backend/database/queries/link-requests.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import { requestStatusNamed } from '#backend/names.ts'
import { notFound } from '#backend/problem.ts'
import { ruleVersionOn } from '#backend/rules/rule-on.ts'
import { monthlyTax } from '#backend/rules/tax-kinds.ts'
import type { AgeExemptionOnWire } from '#contract/taxes/age-exemption.ts'
import { competenceOf, type IsoDate } from '#domain/calendar.ts'
import { exemptFrom } from '#domain/taxes/age-exemption.ts'
import { waitingRefundOf } from '../tax-refunds/waiting-refund.ts'
import { readAgeExemptionEffect } from './age-exemption-effect.ts'
import { type AgeExemptionFacts, readAgeExemptionFacts } from './age-exemption-facts.ts'

/** Where the exempt slice of a link is used on a day, and what it does. @throws 404 when the birth date is unknown. */
export async function readAgeExemption(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<AgeExemptionOnWire> {
  const { link } = row
  const [facts, effect, tables, open, refund] = await Promise.all([
    readAgeExemptionFacts(database, row, today),
    readAgeExemptionEffect(database, row),
    ruleVersionOn(database, monthlyTax, null, today),
    openRequest(database, link.id, requestKindId('exemption-65')),
    waitingRefundOf(database, link.id),
  ])
  const { birthDate, next } = facts
  if (birthDate === null) throw notFound('Não temos a sua data de nascimento. Fale com o atendimento.')
  return {
    dataNascimento: birthDate,
    mesDireito: exemptFrom(birthDate),
    vigente: inForce(facts, birthDate, competenceOf(link.benefitGrantedOn ?? link.situationSince)),
    proxima: next && useOnWire(next),
    parcelaMensal: facts.monthlySlice,
    norma: `Lei 7.713/1988, art. 6º, XV; ${tables.source}`,
    efeito: effect,
    primeiroMes: facts.firstOpenMonth,
    diaLimite: facts.lastFilingDay,
    mesAtual: facts.currentMonth,
    devolucao: refund,
    requisicaoAberta: open && {
      id: open.id,
      protocolo: open.protocol,
      status: requestStatusNamed(open.status),
    },
  }
}

/** By itself the slice is applied from the 65th birthday on, but not before the benefit began. */
function inForce(
  { current }: AgeExemptionFacts,
  birthDate: IsoDate,
  benefitSince: string,
): AgeExemptionOnWire['vigente'] {
  if (current) return { ...useOnWire(current), automatica: false }
  const right = exemptFrom(birthDate)
  return {
    aplicadaAqui: true,
    fontes: [],
    desde: right > benefitSince ? right : benefitSince,
    automatica: true,
  }
}

function useOnWire({ appliesHere, otherSources, startMonth }: NonNullable<AgeExemptionFacts['current']>) {
  return { aplicadaAqui: appliesHere, fontes: otherSources, desde: startMonth }
}
