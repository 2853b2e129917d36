import { type DependantList, dependantsOn, listOf } from '#backend/database/queries/dependants.ts'
import { cpfOf } from '#backend/database/queries/person-cpf.ts'
import { dependantSentences as words } from '#contract/dependants/dependants.text.ts'
import type { DependantsData, DependantsValues } from '#contract/dependants/dependants.ts'
import { checkDependantsValues } from '#contract/dependants/dependants-check.ts'
import type { YesNo } from '#contract/yes-no.ts'
import { DependantType, deducts } from '#domain/dependants/kinships.ts'
import type { Outcome } from '#domain/outcome.ts'
import type {
  DecisionContext,
  FilingContext,
  FilingProblem,
  GrantProblem,
} from '../request-engine/define-request-kind.ts'
import { dependantRulesIn } from './dependant-rules.ts'
import { dependantOnWire } from './dependant-wire.ts'
import { openDependantsRequest } from './open-dependants-request.ts'
import { otherTaxpayerComplaints } from './other-taxpayers.ts'
import { withDisabilityOnRecord } from './withheld-disability.ts'

type Context = Pick<FilingContext, 'database' | 'row' | 'today'>

/** A wanted list on the day of its filing, with what only the database knows: what is on record, and who deducts whom. */
export async function checkDependantsRequest(
  context: FilingContext,
  asked: DependantsValues & { idRequisicao?: number | undefined },
): Promise<Outcome<DependantsData, FilingProblem>> {
  const { database, row, today } = context
  const { tipo, dependentes, idRequisicao } = asked
  const list = listOf(row.link, tipo)
  const open = await openDependantsRequest(database, list)
  if (open && open.id !== idRequisicao)
    return {
      ok: false,
      problems: [
        {
          refusal: `Já existe um pedido sobre estes dependentes em andamento, de protocolo ${open.protocol}. Acompanhe ou cancele antes de fazer outro.`,
        },
      ],
    }
  const [rows, rules, cpf] = await Promise.all([
    dependantsOn(database, list, today),
    dependantRulesIn(database, [row.plan], today),
    cpfOf(database, row.person.id),
  ])
  if (
    !isSameList(
      rows,
      dependentes.map(({ id }) => id),
    )
  )
    return { ok: false, problems: [{ refusal: words.listChanged }] }
  const onRecord = rows.map((one) => ({ ...dependantOnWire(one), ate: one.validUntil }))
  const told = context.isWithheld ? await withDisabilityOnRecord(context, asked, onRecord) : null
  if (told && !told.ok) return told
  const outcome = checkDependantsValues(
    { tipo, dependentes: told ? told.result : dependentes },
    { today, cpf, rules, idPlano: row.plan.id, onRecord },
  )
  const elsewhere = await complaintsOfOthers(context, list, { dependentes })
  if (outcome.ok && elsewhere.length === 0) return outcome
  return { ok: false, problems: [...(outcome.ok ? [] : outcome.problems), ...elsewhere] }
}

/** On the day of the decision: the list is still what it was, and nobody else deducts a dependant by now. */
export async function recheckDependantsRequest(
  { database, row, today, filedOn }: DecisionContext,
  data: DependantsData,
): Promise<readonly GrantProblem[]> {
  const isKnown = data.dependentes.every(({ cpf, birthdate }) => cpf !== null && birthdate !== null)
  if (!isKnown) return [{ refusal: words.incomplete }]
  const list = listOf(row.link, data.tipo)
  const then = await dependantsOn(database, list, filedOn)
  const known = data.dependentes.flatMap(({ id }) => (id === null ? [] : [id]))
  // Who was there at the filing may have reached an age since then; nobody may have come or been changed.
  const now = await dependantsOn(database, list, today)
  const ids = new Set(then.map(({ id }) => String(id)))
  const isSame = now.every(({ id }) => known.includes(String(id))) && known.every((id) => ids.has(id))
  if (!isSame) return [{ refusal: words.listChangedMeanwhile }]
  return complaintsOfOthers({ database, row, today }, list, data)
}

function isSameList(rows: readonly { id: number }[], told: readonly string[]): boolean {
  const named = told.filter((id) => id !== '')
  return named.length === rows.length && rows.every(({ id }) => named.includes(String(id)))
}

type Input = {
  dependentes: readonly {
    cpf: string | null
    kindship: string | null
    mudanca?: DependantsData['dependentes'][number]['mudanca']
    encerra?: YesNo
  }[]
}

async function complaintsOfOthers(
  { database, row, today }: Context,
  { type }: DependantList,
  { dependentes }: Input,
): Promise<{ field: string; sentence: string }[]> {
  if (type !== DependantType.incomeTax) return []
  const deducted = dependentes.map((one) => ({
    cpf: one.cpf ?? '',
    counts: one.mudanca !== 'encerramento' && one.encerra !== 'S' && deducts(one.kindship ?? ''),
  }))
  return otherTaxpayerComplaints(database, row.person.id, deducted, today)
}
