import { incomeWords } from '#contract/benefits/wire-words.ts'
import { retornarResumoPlano } from '#contract/home/plan-summary.ts'
import { retornarComprovanteRendimentos } from '#contract/payroll/income-reports.ts'
import type { WordOf } from '#contract/wire-words.ts'
import { addToCompetence, competenceOf } from '#domain/calendar.ts'
import { asPerson, readingOf } from './acts/requests.ts'
import { count, type Fund } from './fund.ts'

/** The promise made with a granted benefit: how it is paid, from which month on, and for how long. */
export async function recordPromise(fund: Fund, who: number, asked: Record<string, unknown>): Promise<void> {
  const person = fund.people.get(who)
  const word = asked.tipoRenda as WordOf<typeof incomeWords>
  const type = word === 'pagamento-unico' ? undefined : incomeWords.fromWire(word)
  if (!person || type === undefined) return
  const summary = await asPerson(fund, person, retornarResumoPlano, readingOf(person))
  const paidOn = summary?.status === 200 ? summary.answer.concessao?.primeiroPagamento : undefined
  count(fund, 'income told', `${summary?.status} ${type}`)
  if (paidOn === undefined) return
  const firstMonth = competenceOf(paidOn)
  const months = type === 'fixed-term' ? Number(asked.prazoAnos) * 12 : null
  const lastMonth = months === null ? null : addToCompetence(firstMonth, months - 1)
  fund.told.incomes.push({ linkId: person.linkId, type, firstMonth, lastMonth, months, firstAmount: null })
}

/** Everybody who was paid last year reads the report of it. */
export async function readReports(fund: Fund): Promise<void> {
  const year = Number(fund.today().slice(0, 4)) - 1
  const paid = await fund.ask<{ linkId: number }>(
    `select distinct link_id as "linkId" from pay_slips where left(competence, 4) = $1 order by 1`,
    [String(year)],
  )
  const byLink = new Map([...fund.people.values()].map((person) => [person.linkId, person]))
  for (const { linkId } of paid) {
    const person = byLink.get(linkId)
    if (!person) continue
    const { params, query } = readingOf(person)
    const read = await asPerson(fund, person, retornarComprovanteRendimentos, {
      params: { ...params, ano: year },
      query,
    })
    count(fund, 'report', String(read?.status ?? 'not let in'))
    if (read?.status !== 200) continue
    for (const { codigoReceita, linhas } of read.answer.comprovantes)
      fund.told.reports.push({
        linkId,
        year,
        code: codigoReceita,
        lines: Object.fromEntries(linhas.map(({ linha, valor }) => [linha, valor])),
      })
  }
}
