import * as v from 'valibot'
import type { Querier } from '#backend/database/client.ts'
import { deductedElsewhere } from '#backend/database/queries/dependants.ts'
import type { Complaint } from '#contract/complaints.ts'
import { dependantSentences } from '#contract/dependants/dependants.text.ts'
import type { DependantValues } from '#contract/dependants/dependants.ts'
import { groupValues, type ReRegistrationData } from '#contract/re-registration/re-registration.ts'
import { competenceOf, type IsoDate } from '#domain/calendar.ts'
import { onlyDigits } from '#domain/cpf.ts'
import { deducts } from '#domain/dependants/kinships.ts'

/** A dependant of the income tax who would be on a list; `counts`: and reduce the tax. */
type Deducted = { cpf: string; counts: boolean }

/** Complaints about who reduces somebody else's tax in the month of a day, by `dependentes[0].cpf`. */
export async function otherTaxpayerComplaints(
  database: Querier,
  personId: number,
  everybody: readonly Deducted[],
  today: IsoDate,
): Promise<Complaint[]> {
  const cpfs = everybody.filter(({ counts }) => counts).map(({ cpf }) => onlyDigits(cpf))
  const elsewhere = await deductedElsewhere(database, personId, cpfs, competenceOf(today))
  return everybody.flatMap(({ cpf, counts }, at) =>
    counts && elsewhere.has(onlyDigits(cpf))
      ? [{ field: `dependentes[${at}].cpf`, sentence: dependantSentences.otherTaxpayer }]
      : [],
  )
}

/** The same of a re-registration, where its dependants were told to have changed. */
export function otherTaxpayersOf(
  database: Querier,
  personId: number,
  { grupos }: Pick<ReRegistrationData, 'grupos'>,
  today: IsoDate,
): Promise<Complaint[]> {
  const group = grupos.find(({ grupo }) => grupo === 'dependentes')
  const outcome = v.safeParse(groupValues.dependentes, group?.resposta === 'mudou' ? group.atual : null)
  const everybody = outcome.success ? outcome.output.dependentes : []
  return otherTaxpayerComplaints(database, personId, everybody.map(deductedOf), today)
}

function deductedOf({ cpf, finality, kindship }: DependantValues): Deducted {
  return { cpf, counts: finality === 1 && deducts(kindship ?? '') }
}
