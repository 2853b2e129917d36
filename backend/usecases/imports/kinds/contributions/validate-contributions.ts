import type { Querier } from '#backend/database/client.ts'
import { contributionTerms } from '#backend/rules/contribution-kinds.ts'
import { contributionParametersOf } from '#backend/rules/contribution-parameters-of.ts'
import { MissingRule } from '#backend/rules/rule-faults.ts'
import { ruleOn } from '#backend/rules/rule-on.ts'
import { calculateContribution } from '#domain/contributions/calculate-contribution.ts'
import { isMonthClosed } from '#domain/imports/closed-months.ts'
import type { ContributionRow } from '#domain/imports/contributions-sheet.ts'
import { type ImportProblem, isRefused } from '#domain/imports/import-problem.ts'
import type { CheckFacts } from '#domain/imports/import-sheet.ts'
import { rowChanges } from '#domain/imports/row-changes.ts'
import { accountOf, isIndividualAccount } from '#domain/ledger.ts'
import { toDecimal } from '#domain/money.ts'
import { Category, ENDED_SITUATIONS } from '#domain/participants.ts'
import type { ValidatedRow } from '../define-import.ts'
import { type LinkOnRecord, linkProblems, linksOnRecord } from '../links-on-record.ts'
import { type ContributionOnRecord, contributionsOnRecord } from './contributions-on-record.ts'

/** An amount may be a cent off what the formula gives before somebody is asked to look. */
const ALLOWED = '0.01'

/** Situations in which nothing is contributed any more. */
const ENDED: ReadonlySet<number> = new Set(ENDED_SITUATIONS)

type Formula = Parameters<typeof calculateContribution>[1]

export async function validateContributions(
  database: Querier,
  rows: readonly ContributionRow[],
  { today }: CheckFacts,
): Promise<ValidatedRow[]> {
  const links = await linksOnRecord(database, rows)
  const found = await contributionsOnRecord(database, rows, links)
  const formulas = await formulasOf(database, rows)
  const linked = await linkProblems(database, rows, links)
  return rows.map((row, at) => {
    const [link, onRecord] = [links[at] ?? null, found[at] as ContributionOnRecord]
    const named = linked[at] ?? []
    const problems = link === null || named.length > 0 ? named : postingProblems(row, link, onRecord, today)
    const formula = formulas.get(keyOf(row)) ?? null
    if (!isRefused(problems)) problems.push(...formulaProblems(row, link, onRecord, formula))
    const posted = {
      competencia: row.competencia,
      tipo: row.tipo,
      valor: row.valor,
      data_credito: row.data_credito,
      perfil: link?.profile ?? null,
      valor_cota: isIndividual(row) ? onRecord.unitValue : null,
    }
    return { outcome: 'new', changes: rowChanges(posted, {}), problems }
  })
}

/** Whether a contribution becomes quotas; what pays costs or insurance does not. */
export function isIndividual({ tipo: type }: Pick<ContributionRow, 'tipo'>): boolean {
  return isIndividualAccount(accountOf({ type, amount: 0, quotas: 0 }))
}

function postingProblems(
  row: ContributionRow,
  link: NonNullable<LinkOnRecord>,
  { unitValue, isSwitched, isPosted }: ContributionOnRecord,
  today: string,
): ImportProblem[] {
  const problems: ImportProblem[] = []
  const refuse = (column: string | null, reason: ImportProblem['reason'], about?: string) =>
    problems.push({ column, reason, ...(about !== undefined && { about }) })
  if (ENDED.has(link.situation)) refuse('matricula', 'ended')
  if (isMonthClosed(row.competencia, today))
    refuse('competencia', 'month-closed', row.competencia.slice(0, 4))
  if (row.perfil !== null && row.perfil !== link.profile) refuse('perfil', 'other-profile', link.profile)
  if (isPosted) refuse(null, 'imported')
  if (!isIndividual(row)) return problems
  if (isSwitched) refuse('data_credito', 'switched')
  if (unitValue === null) refuse('data_credito', 'no-quota')
  else if (row.valor_cota !== null && !toDecimal(row.valor_cota).equals(unitValue))
    refuse('valor_cota', 'other-quota', unitValue.replace('.', ','))
  return problems
}

/** That a basic contribution is not what the plan's formula gives for the salary and the percentage on record. */
function formulaProblems(
  { tipo, valor }: ContributionRow,
  link: LinkOnRecord,
  { salary, basicPercent }: ContributionOnRecord,
  formula: Formula | null,
): ImportProblem[] {
  const isAsked = tipo === 'CB' && link?.category === Category.taxpayer && formula !== null
  if (!isAsked || salary === null || basicPercent === null) return []
  const choice = { salary, basicPercent: Number(basicPercent), supplementaryPercent: 0 }
  const { basicContribution: expected } = calculateContribution(choice, formula)
  if (toDecimal(valor).minus(expected).abs().lessThanOrEqualTo(ALLOWED)) return []
  return [{ column: 'valor', reason: 'formula', about: expected.toFixed(2).replace('.', ',') }]
}

const keyOf = ({ plano_id, competencia }: ContributionRow) => `${plano_id} ${competencia}`

/** The formula of each plan in each month of some rows; none where the plan takes amounts, or had no rule yet. */
async function formulasOf(
  database: Querier,
  rows: readonly ContributionRow[],
): Promise<Map<string, Formula>> {
  const formulas = new Map<string, Formula>()
  for (const [key, [row]] of Map.groupBy(rows, keyOf)) {
    if (row === undefined || row.competencia === '') continue
    try {
      const plan = { id: row.plano_id }
      const terms = await ruleOn(database, contributionTerms, plan, `${row.competencia}-01`)
      if (terms.basis === 'percentage') formulas.set(key, contributionParametersOf(terms))
    } catch (error) {
      if (!(error instanceof MissingRule)) throw error
    }
  }
  return formulas
}
