import { compareIso, type IsoDate } from '#domain/calendar.ts'
import {
  checkPortabilityTerms,
  type OpenEntityIncome,
  type PortabilityTerms,
} from '#domain/exits/portability-terms.ts'
import { percentOf, roundHalfUp2 } from '#domain/money.ts'
import type { Outcome } from '#domain/outcome.ts'
import { incomeWords } from '../benefits/wire-words.ts'
import type { Complaint } from '../complaints.ts'
import type { EntityType } from './pension-entities.ts'
import { portabilitySentences as sentences, termTooShort } from './portability.text.ts'
import type { PortabilityValues } from './portability.ts'
import { entityTypeWords } from './wire-words.ts'

/** Facts that a portability is judged by. `value`: reais to take; `destination`: the chosen plan, null where none is or it is unknown. */
export type PortabilityFacts = {
  today: IsoDate
  monthsInPlan: number
  value: number
  destination: { tipo: EntityType } | null
}

/** Where savings are to go, how much of them, and what is bought there: the terms of it, or every complaint. */
export function checkPortabilityValues(
  { destino, percentual, adesao, renda, prazoAnos, aceite, ciente }: PortabilityValues,
  { today, monthsInPlan, value, destination }: PortabilityFacts,
): Outcome<PortabilityTerms, Complaint> {
  const problems: Complaint[] = []
  const complain = (field: keyof PortabilityValues, sentence: string) => problems.push({ field, sentence })
  if (destination === null)
    complain('destino', destino === '' ? sentences.noDestination : sentences.unknownDestination)
  if (percentual === null || percentual < 1 || percentual > 100) complain('percentual', sentences.percent)
  else if (roundsAway(value, percentual)) complain('percentual', sentences.rounded)
  if (adesao === null) complain('adesao', sentences.noJoining)
  else if (compareIso(adesao, today) > 0) complain('adesao', sentences.joiningAhead)
  const terms = destination && {
    destination: entityTypeWords.fromWire(destination.tipo),
    income: incomeOf({ renda, prazoAnos }),
  }
  const outcome = terms && checkPortabilityTerms(terms, monthsInPlan)
  if (outcome && !outcome.ok)
    for (const problem of outcome.problems)
      if (problem.code === 'required') complain('renda', sentences.noIncome)
      else complain('prazoAnos', termTooShort(problem.minimum))
  if (!aceite) complain('aceite', sentences.notAccepted)
  if (!ciente) complain('ciente', sentences.unread)
  return problems.length === 0 && outcome?.ok ? outcome : { ok: false, problems }
}

/** Whether a part comes to nothing, or to everything, once it is in cents. */
function roundsAway(value: number, percent: number): boolean {
  const taken = portedAmount(value, percent)
  return taken <= 0 || (taken >= value && percent < 100)
}

/** Part of a value that is ported, reais. */
export function portedAmount(value: number, percent: number): number {
  return percent === 100 ? value : roundHalfUp2(percentOf(value, percent))
}

function incomeOf({
  renda,
  prazoAnos,
}: Pick<PortabilityValues, 'renda' | 'prazoAnos'>): OpenEntityIncome | null {
  if (renda === null) return null
  const type = incomeWords.fromWire(renda)
  return { type, termYears: type === 'lifetime' ? null : prazoAnos }
}
