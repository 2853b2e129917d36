import { asc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Querier } from '#backend/database/client.ts'
import { openRequest } from '#backend/database/queries/link-requests.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { requestKindId } from '#backend/database/reference-data.ts'
import { benefitIncomes } from '#backend/database/schema/benefits.ts'
import { type IncomeChangeOnWire, incomeChangeData } from '#contract/benefits/income-change.ts'
import { incomeWords } from '#contract/benefits/wire-words.ts'
import { incomeChangeWindow } from '#domain/benefits/income-change.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { openRequestOnWire } from '../../request-engine/open-request-wire.ts'
import { newestData } from '../../request-engine/request-data.ts'
import { windowAfter, windowOf } from './income-change-window.ts'
import { readIncomeFigures } from './income-figures.ts'
import { lastChangeOf } from './last-change.ts'
import { storedIncomeChange } from './stored-income-change.ts'

/** The income of a link on a day, how it was paid before, and what a change has to respect. @throws MissingRule */
export async function readIncomeChange(
  database: Querier,
  row: LinkRow,
  today: IsoDate,
): Promise<IncomeChangeOnWire> {
  const open = await openRequest(database, row.link.id, requestKindId('alteracao-renda'))
  const asked = open && (await askedFor(database, open.id))
  const { benefit, rules, onWire } = await readIncomeFigures(
    database,
    row,
    today,
    (terms) => asked?.mesEfeito ?? windowOf(today, terms).effectiveIn,
  )
  const { isOpen, window } = incomeChangeWindow(today, rules)
  const [changedOn, forms] = await Promise.all([
    lastChangeOf(database, row.link.id),
    benefit ? formsOf(database, benefit.id) : [],
  ])
  return {
    ...onWire,
    janela: { aberta: isOpen, de: window.from, ate: window.to, efeitoEm: window.effectiveIn },
    proximaJanela: windowAfter(today, rules).from,
    alteradaEm: changedOn,
    requisicaoAberta: open && openRequestOnWire(open),
    pedida: asked,
    formas: forms,
  }
}

/** Data of an open request; null where it cannot be read. */
async function askedFor(database: Querier, requestId: number): Promise<IncomeChangeOnWire['pedida']> {
  const parsed = v.safeParse(
    incomeChangeData,
    await newestData(database, { data: storedIncomeChange }, requestId),
  )
  if (!parsed.success) return null
  const { tipo, percentual, anos, mesEfeito, cancelavelAte } = parsed.output
  return { tipo, percentual, anos, mesEfeito, cancelavelAte }
}

/** How a benefit was paid from which month on, oldest first; of a month the newest row. */
async function formsOf(database: Querier, benefitId: number): Promise<IncomeChangeOnWire['formas']> {
  const rows = await database
    .select()
    .from(benefitIncomes)
    .where(eq(benefitIncomes.benefitId, benefitId))
    .orderBy(asc(benefitIncomes.validFrom), asc(benefitIncomes.id))
  return [...new Map(rows.map((income) => [income.validFrom, income])).values()].flatMap((income) =>
    income.incomeType === 'single'
      ? []
      : [
          {
            desde: income.validFrom,
            tipo: incomeWords.toWire(income.incomeType),
            percentual: income.percent,
            meses: income.termMonths,
            valorMensal: income.monthlyAmount,
            reajuste: adjustmentOf(income),
          },
        ],
  )
}

/** By what an income was adjusted; null for one that was chosen. */
function adjustmentOf({
  indexCode,
  indexPercent,
  indexFrom,
  indexTo,
}: typeof benefitIncomes.$inferSelect): IncomeChangeOnWire['formas'][number]['reajuste'] {
  if (indexCode === null || indexPercent === null || indexFrom === null || indexTo === null) return null
  return { indice: indexCode, percentual: indexPercent, de: indexFrom, ate: indexTo }
}
