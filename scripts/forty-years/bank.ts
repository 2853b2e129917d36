import {
  gerarContribuicao,
  retornarContribuicoesGeradas,
} from '#contract/collection/contribution-payments.ts'
import {
  prepararRepasseEmprestimo,
  retornarDescontosDoMes,
  retornarDescontosEmprestimo,
} from '#contract/payment-clearings/loan-deductions.ts'
import {
  confirmarBaixa,
  enviarArquivoRetorno,
  retornarBaixa,
} from '#contract/payment-clearings/payment-clearings.ts'
import { addBusinessDays } from '#domain/business-days.ts'
import { addDays, type IsoDate } from '#domain/calendar.ts'
import { type WrittenLine, writeBankReturn } from '#domain/payment-clearings/write-return.fixtures.ts'
import { asPerson, readingOf, send } from './acts/requests.ts'
import { BadAnswer } from './calls.ts'
import { count, type Fund } from './fund.ts'

/** Everybody who pays by slip has theirs of the month issued. */
export async function issueSlips(fund: Fund): Promise<void> {
  const payers = await fund.ask<{ linkId: number }>(
    `select id as "linkId" from plan_links where situation = 1 and (category = 4 or (category = 1 and plan_id = 4)) order by id`,
  )
  const byLink = new Map([...fund.people.values()].map((person) => [person.linkId, person]))
  const people = payers.flatMap(({ linkId }) => byLink.get(linkId) ?? [])
  const readings = await Promise.all(
    people.map(async (person) => ({
      person,
      read: await asPerson(fund, person, retornarContribuicoesGeradas, readingOf(person)),
    })),
  )
  // One after the other, for slips are numbered as they come.
  for (const { person, read } of readings) {
    if (read?.status !== 200) {
      count(fund, 'slip', `not read, ${read?.status}`)
      continue
    }
    const { proxima } = read.answer
    if (proxima.impedimento !== null) {
      count(fund, 'slip', proxima.impedimento)
      continue
    }
    const valorContribuicao = proxima.valorFixo ? proxima.valor : Math.max(proxima.valor, proxima.valorMinimo)
    await send(fund, person, 'slip', gerarContribuicao, { valorContribuicao, formaPagamento: 2 })
  }
}

type Slip = {
  id: number
  of: string
  linkId: number
  due: IsoDate
  amount: number
  number: string
  portfolio: string
}

const SLIPS = `
  select 'contribution' as of, id, link_id as "linkId", due_date::text as due, amount::float8 as amount, slip_number as number, portfolio
  from contribution_payments where paid_on is null and cancelled_on is null and slip_number is not null
  union all
  select 'loan', b.id, l.link_id, b.due_date::text, b.amount::float8, b.slip_number, b.portfolio
  from loan_bills b join loans l on l.id = b.loan_id
  where b.paid_on is null and b.cancelled_on is null and b.slip_number is not null order by 1, 2`

/** Slips that people pay on a day: in time, late, or never. */
function paysOn(fund: Fund, slip: Slip): IsoDate | null {
  const person = [...fund.people.values()].find(({ linkId }) => linkId === slip.linkId)
  const { inTime, late } = person?.life.habits ?? { inTime: 100, late: 0 }
  const drawn = fund.random('pays', slip.of, slip.linkId, slip.due).integer(1, 100)
  if (drawn <= inTime) return addBusinessDays(addDays(slip.due, -1), 1)
  if (drawn <= inTime + late) return addBusinessDays(slip.due, 9)
  return null
}

/** The first day from now on at which somebody pays a slip. */
export async function nextPaying(fund: Fund): Promise<IsoDate | null> {
  const slips = await fund.ask<Slip>(SLIPS)
  const days = slips.map((slip) => paysOn(fund, slip)).filter((day) => day !== null && day > fund.today())
  return days.toSorted()[0] ?? null
}

/** The bank's file of the slips that were paid today: Karina sends it, and Luiz confirms it. */
export async function bringBankFile(fund: Fund): Promise<void> {
  const today = fund.today()
  const paid = (await fund.ask<Slip>(SLIPS)).filter((slip) => paysOn(fund, slip) === today)
  if (paid.length === 0) return
  fund.files += 1
  const lines = paid.map(
    (slip): WrittenLine => ({
      line: 0,
      portfolio: slip.portfolio,
      slipNumber: slip.number,
      occurrence: '06',
      movement: 'paid',
      dueOn: slip.due,
      faceAmount: slip.amount,
      paidAmount: owed(slip, today),
      occurredOn: today,
      creditOn: addBusinessDays(today, 1),
    }),
  )
  // Banks bring a line twice: in a file, and in the next one again.
  const again = fund.files % 3 === 0 ? [...lines.slice(0, 1), ...fund.broughtLast.slice(0, 1)] : []
  fund.broughtLast = lines
  const content = writeBankReturn({
    layout: fund.files % 2 === 0 ? 'cnab400' : 'cnab240',
    agency: '0057',
    account: '12345',
    writtenOn: today,
    number: fund.files,
    lines: [...lines, ...again],
  })
  const file = { field: 'arquivo', content: Buffer.from(content, 'latin1'), name: `CN${fund.files}.RET` }
  const sent = await fund.as('karina', enviarArquivoRetorno, { file })
  count(fund, 'bank file', String(sent.status))
  if (sent.status === 200) await confirm(fund, sent.answer.id)
}

/** A fine of two per cent and one per cent a month by the day, where the due day, or the business day after it, went by. */
function owed({ due, amount }: Slip, today: IsoDate): number {
  const payable = addBusinessDays(addDays(due, -1), 1)
  if (today <= payable) return amount
  const days = Math.round((Date.parse(today) - Date.parse(due)) / 86_400_000)
  const fine = Math.round(amount * 2) / 100
  const interest = Math.round((amount * days * 100) / 3000) / 100
  return Math.round((amount + fine + interest) * 100) / 100
}

async function confirm(fund: Fund, idBaixa: number): Promise<void> {
  const read = await fund.as('luiz', retornarBaixa, { params: { idBaixa } })
  const { resumo, linhas } = read.answer
  for (const { resultado } of linhas) if (resultado !== 'cleared') count(fund, 'bank line', resultado)
  const body = { idBaixa, liquidam: resumo.liquidam, valor: resumo.valor }
  const { status, bytes } = await fund.as('luiz', confirmarBaixa, { body })
  count(fund, 'clearing', String(status))
  // Nobody else is at it: what was read a moment ago can be confirmed.
  if (status !== 200) throw new BadAnswer(`a clearing was refused: ${bytes.toString('utf8').slice(0, 300)}`)
}

/** Sponsors' deductions for loans of last month arrive, now and then without an instalment. */
export async function bringDeductions(fund: Fund): Promise<void> {
  const read = await fund.as('karina', retornarDescontosEmprestimo)
  for (const { idPlano, mes, emAberto, baixa } of read.answer) {
    if (emAberto === 0 || baixa !== null || mes > fund.today().slice(0, 7)) continue
    const month = (await fund.as('karina', retornarDescontosDoMes, { params: { idPlano, mes } })).answer
    const missing = month.descontos.filter(
      ({ matricula }) => fund.random('deduction', idPlano, mes, matricula).integer(1, 100) <= 6,
    )
    const body = {
      chaveEnvio: fund.key('deductions', idPlano, mes, fund.today()),
      idPlano,
      mes,
      recebidoEm: fund.today(),
      naoDescontadas: missing.map(({ id }) => ({ id, motivo: 'N1' })),
    }
    const prepared = await fund.as('karina', prepararRepasseEmprestimo, { body })
    count(fund, 'deductions', String(prepared.status))
    if (prepared.status === 200) await confirm(fund, prepared.answer.id)
  }
}
