import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkExtraPayment } from '#contract/loans/extra-payment-check.ts'
import type { ExtraPaymentValues } from '#contract/loans/extra-payments.ts'
import {
  gerarBoletoPagamentoExtra,
  gerarBoletoQuitacao,
  retornarBoletoEmprestimo,
  retornarBoletosEmprestimo,
} from '#contract/loans/loan-bills.ts'
import type { LoanContractContent } from '#contract/loans/loan-contract-content.ts'
import { retornarEmprestimos } from '#contract/loans/loans.ts'
import { prepararBaixaManual } from '#contract/payment-clearings/payment-clearings.ts'
import { addDays } from '#domain/calendar.ts'
import { loanDueDates } from '#domain/loans/due-dates.ts'
import { loanSchedule } from '#domain/loans/schedule.ts'
import { sumReais } from '#domain/money.ts'
import { runningLoan } from '../database/queries/loans.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { salaries } from '../database/schema/contributions.ts'
import { loanBills, loanContracts, loans } from '../database/schema/loans.ts'
import { planLinks } from '../database/schema/plans.ts'
import { planAct } from '../due-acts/plan-acts.ts'
import { proveBalances } from '../ledger/prove-balances.ts'
import { sealText } from '../security/sealed-text.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { clearingLines, confirmClearing, returnBills } from '../testing/loan-clearings.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { performDue } from '../testing/perform-due.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { insertLoan } from '../usecases/loans/insert-loan.ts'
import { issuePlannedBills } from '../usecases/loans/issue-loan-bills.ts'
import { loanDeductionIn } from '../usecases/loans/pay-slip-deductions.ts'
import { runWork } from '../work.ts'

/** Eduardo pays 10,000 reais in twelve boletos from 10 December on; the sponsor deducts as much of Ana's pay, the benefit of Carlos'. */

let test: TestApi

const at = (day: string, time = '12:00') => test.clock.set(new Date(`${day}T${time}:00-03:00`))
const paramsOf = async (cpf: string) => ({ idPessoa: await test.personId(cpf), idPlano: 1 })

async function linkOf(cpf: string): Promise<number> {
  const personId = await test.personId(cpf)
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.personId, personId))
  if (!link) throw new Error('nobody')
  return link.id
}

async function borrows(cpf: string, collection: 'boleto' | 'payroll') {
  const linkId = await linkOf(cpf)
  const terms = { releasedOn: '2026-11-21', months: 12, dueDay: 10 }
  const origin = { actor: null, requestId: 'test', now: test.clock.now() }
  await runWork(test.api, origin, async (work) => {
    const id = await insertLoan(
      work.database,
      {
        ...terms,
        linkId,
        amount: 10_000,
        iof: 194.13,
        coverFee: 100,
        settles: 0,
        credit: 9_705.87,
        system: 'price',
        rateKind: 'fixed',
        monthlyPercent: '1.20',
        collection,
        createdAt: work.now,
      },
      loanSchedule({
        principal: 10_000,
        monthlyPercent: '1.2',
        system: 'price',
        dueDates: loanDueDates(terms.releasedOn, terms),
      }),
    )
    await planAct(work, 'loan-bill', id, collection === 'boleto' ? '2026-11-30' : '2026-12-01')
  })
}

beforeAll(async () => {
  test = await startTestApi()
  at('2026-11-21')
  await borrows(DemoCpf.eduardo, 'boleto')
  await borrows(DemoCpf.ana, 'payroll')
  // Her pay leaves room for the whole instalment.
  await test.database.update(salaries).set({ amount: 20_000 })
})
afterAll(() => test.close())

async function pageOf(cpf: string) {
  const input = { params: await paramsOf(cpf), token: await test.signIn(cpf) }
  return (await test.call(retornarBoletosEmprestimo, input)).answer
}

async function loanOf(cpf: string) {
  const loan = await runningLoan(test.database, await linkOf(cpf))
  if (!loan) throw new Error('no loan runs')
  return loan
}

const ask = async (cpf: string, body: Record<string, unknown>, by: string = cpf) =>
  test.call(gerarBoletoPagamentoExtra, {
    token: await test.signIn(by),
    body: { ...(await paramsOf(cpf)), chaveEnvio: randomUUID(), efeito: 'parcela', ...body },
  })

async function comesTo(cpf: string, values: ExtraPaymentValues) {
  const { extra } = await pageOf(cpf)
  if (!extra) throw new Error('no loan runs')
  const outcome = checkExtraPayment(values, extra)
  if (!outcome.ok) throw new Error(outcome.problems[0]?.sentence)
  return outcome.result
}

/** A boleto of an extra payment, paid at the bank on its day and cleared. */
async function paysExtra(cpf: string, values: ExtraPaymentValues) {
  const { answer } = await ask(cpf, values)
  const { id } = await returnBills(test, [{ id: answer.id }])
  expect((await confirmClearing(test, id)).status).toBe(200)
  return answer.id
}

const billRow = async (id: number) =>
  (await test.database.select().from(loanBills).where(eq(loanBills.id, id)))[0]

const openBillsOf = async (cpf: string) =>
  test.database
    .select({ number: loanBills.number, way: loanBills.way, amount: loanBills.amount })
    .from(loanBills)
    .where(
      and(
        eq(loanBills.loanId, (await loanOf(cpf)).id),
        isNull(loanBills.paidOn),
        isNull(loanBills.cancelledOn),
      ),
    )
    .orderBy(asc(loanBills.number))

const saidBy = ({ bytes }: { bytes: Buffer }) => bytes.toString('utf8')

const keptContent: LoanContractContent = {
  formato: 1,
  entidade: { nome: 'Entidade', cnpj: '12.345.678/0001-95' },
  plano: 'HPE',
  nome: 'Eduardo Prates',
  matricula: '100990',
  valor: 10_000,
  sistema: 'price',
  taxaMensal: '1.20',
  parcelas: 12,
  liberadoEm: '2026-11-21',
  iof: 194.13,
  taxaQuitacao: 100,
  quita: null,
  liquido: 9_705.87,
  cet: 21.77,
  cobranca: 'boleto',
  conta: null,
  cronograma: [],
  clausulas: [],
  aceite: { protocolo: '2026.0000001', em: '2026-11-21T12:00:00Z', codigo: 'a' },
}

describe('a loan that a benefit deducts', () => {
  it('by the desk by hand, leaves fewer instalments; the cost on the page is that of the contract', async () => {
    at('2026-11-25')
    const read = async () =>
      (
        await test.call(retornarEmprestimos, {
          params: await paramsOf(DemoCpf.carlos),
          token: await test.signIn(DemoCpf.carlos),
        })
      ).answer.vigente
    const before = await read()
    const expected = await comesTo(DemoCpf.carlos, { valor: 3_000, em: '2026-11-25', efeito: 'prazo' })
    const { answer: bill } = await ask(DemoCpf.carlos, { valor: 3_000, em: '2026-11-25', efeito: 'prazo' })
    const manual = async (valor: number) =>
      test.call(prepararBaixaManual, {
        token: await test.signIn(DemoCpf.karina),
        body: {
          chaveEnvio: randomUUID(),
          tipo: 'emprestimo',
          idContribuicao: bill.id,
          pagaEm: '2026-11-25',
          valor,
          motivo: 'Comprovante conferido.',
        },
      })
    expect((await manual(2_999)).status).toBe(422)
    expect((await manual(3_001)).status).toBe(422)
    const prepared = await manual(3_000)
    expect((await confirmClearing(test, prepared.answer.id)).status).toBe(200)
    const after = await read()
    expect(after?.cet).toBe(before?.cet)
    expect(after?.parcelas).toBe(expected.instalments.length)
    expect(after?.parcelas).toBeLessThan(12)
    expect(sumReais([before?.saldo ?? 0, -(after?.saldo ?? 0)])).toBe(expected.amortised)
    expect(after?.cronograma.at(-1)?.saldo).toBe(0)
    const linkId = await linkOf(DemoCpf.carlos)
    const deducted = await loanDeductionIn(test.database, linkId, '2026-12')
    const due = expected.instalments.find(({ dueDate }) => dueDate.startsWith('2026-12'))
    expect(deducted).toMatchObject({ amount: due?.amount, reference: { of: after?.parcelas } })
  })
})

describe('an extra payment by boleto', () => {
  it('is refused with what to do, to strangers, and as nonsense, and changes no row', async () => {
    at('2026-11-25')
    const before = await test.database.$count(loanBills)
    const em = '2026-11-26'
    const sentences = async (body: Record<string, unknown>) => {
      const refused = await ask(DemoCpf.eduardo, body)
      expect(refused.status).toBe(422)
      return saidBy(refused)
    }
    expect(await sentences({ valor: 0.5, em })).toContain('O menor pagamento extra')
    expect(await sentences({ valor: 12_000, em })).toContain('Informe um valor menor, ou gere o boleto')
    expect(await sentences({ valor: 1_000, em: '2031-01-01' })).toContain('Escolha um dos dias')
    expect(await sentences({ valor: 1_000.005, em })).toContain('duas casas decimais')
    expect(await sentences({ valor: 1_000, em, efeito: 'nada' })).toContain('Escolha o que diminuir')
    // Nobody has paid the first instalment by then.
    at('2026-12-10')
    expect(await sentences({ valor: 1_000, em: '2026-12-14' })).toContain('Pague a parcela antes')
    at('2026-11-25')
    for (const body of [
      { valor: -5, em },
      { valor: '1', em },
      { valor: 1e20, em },
      { em },
      { valor: 5, em: 'ontem' },
    ])
      expect((await ask(DemoCpf.eduardo, body)).status).toBe(422)
    expect((await ask(DemoCpf.eduardo, { valor: 1_000, em }, DemoCpf.ana)).status).toBe(404)
    const without = await ask(DemoCpf.igor, { valor: 1_000, em })
    expect(without.status).toBe(409)
    expect(saidBy(without)).toContain('Não há empréstimo em andamento')
    expect(await test.database.$count(loanBills)).toBe(before)
  })

  it('is one boleto: the same key answers it again, and no other is issued while it can be paid', async () => {
    const key = { chaveEnvio: randomUUID(), valor: 2_000, em: '2026-11-27' }
    const [one, same] = await Promise.all([ask(DemoCpf.eduardo, key), ask(DemoCpf.eduardo, key)])
    expect([one.status, same.status]).toEqual([200, 200])
    expect(same.answer.id).toBe(one.answer.id)
    expect(one.answer).toMatchObject({ finalidade: 'extra', efeito: 'parcela', valor: 2_000, parcela: null })
    expect((await ask(DemoCpf.eduardo, { ...key, valor: 3_000 })).status).toBe(409)
    const other = await ask(DemoCpf.eduardo, { ...key, chaveEnvio: randomUUID() })
    expect(other.status).toBe(409)
    expect(saidBy(other)).toContain('vale até 27/11/2026')
    // The boleto that settles the contract takes its place.
    const settled = await test.call(gerarBoletoQuitacao, {
      token: await test.signIn(DemoCpf.eduardo),
      body: { ...(await paramsOf(DemoCpf.eduardo)), chaveEnvio: randomUUID(), em: '2026-11-27' },
    })
    expect(settled.status).toBe(200)
    expect((await billRow(one.answer.id))?.cancelledOn).toBe('2026-11-25')
    const again = await ask(DemoCpf.eduardo, { ...key, chaveEnvio: randomUUID() })
    expect(again.status).toBe(200)
    expect((await billRow(settled.answer.id))?.cancelledOn).toBe('2026-11-25')
  })

  it('can be paid up to the last minute of its day, and leaves nothing after it', async () => {
    const [bill] = (await pageOf(DemoCpf.eduardo)).boletos
    const before = await loanOf(DemoCpf.eduardo)
    const params = { ...(await paramsOf(DemoCpf.eduardo)), idBoleto: bill?.id ?? 0 }
    const read = async () =>
      (await test.call(retornarBoletoEmprestimo, { params, token: await test.signIn(DemoCpf.eduardo) }))
        .answer
    at('2026-11-27', '23:59')
    expect((await read()).boleto).not.toBeNull()
    expect((await ask(DemoCpf.eduardo, { valor: 1_000, em: '2026-11-30' })).status).toBe(409)
    at('2026-11-28', '00:00')
    const over = await read()
    expect(over).toMatchObject({ situacao: 'vencida', boleto: null, encargos: null })
    expect((await pageOf(DemoCpf.eduardo)).extra?.espera).toBeNull()
    expect(await loanOf(DemoCpf.eduardo)).toEqual(before)
    at('2026-11-30')
    const late = await returnBills(test, [{ id: over.id, occurredOn: '2026-11-28' }])
    expect((await clearingLines(test, late.id))[0]?.resultado).toBe('not-payable')
    expect((await confirmClearing(test, late.id)).status).toBe(200)
    expect(await loanOf(DemoCpf.eduardo)).toEqual(before)
  })

  it('paid on its last day and told by the bank days later, lowers the debt on its day; boletos follow, once', async () => {
    await performDue(test.api, 'loan-bill')
    expect(await openBillsOf(DemoCpf.eduardo)).toContainEqual({ number: 1, way: 'boleto', amount: 899.75 })
    const values = { valor: 2_000, em: '2026-12-01', efeito: 'parcela' as const }
    const expected = await comesTo(DemoCpf.eduardo, values)
    const { answer: bill } = await ask(DemoCpf.eduardo, values)
    at('2026-12-03')
    const clearing = await returnBills(test, [{ id: bill.id }])
    expect(await clearingLines(test, clearing.id)).toMatchObject([
      { resultado: 'cleared', contribuicao: { parcela: 'Pagamento extra, para diminuir a parcela' } },
    ])
    expect(await returnBills(test, [{ id: bill.id }])).toEqual({ id: clearing.id, repetido: true })
    const eduardo = await test.personId(DemoCpf.eduardo)
    const { emails } = await notifiedWhile(test, eduardo, async () => {
      expect((await confirmClearing(test, clearing.id)).status).toBe(200)
    })
    expect(emails.map(({ template }) => template).toSorted()).toEqual([
      'emprestimo_pagamento_extra',
      'parcela_emprestimo_gerada',
    ])
    const loan = await loanOf(DemoCpf.eduardo)
    expect(loan.instalments).toEqual(expected.instalments)
    expect(loan.instalments[0]?.amount).toBeLessThan(899.75)
    expect(await openBillsOf(DemoCpf.eduardo)).toEqual([
      { number: 1, way: 'boleto', amount: loan.instalments[0]?.amount },
    ])
    const [act] = await test.database
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, eduardo), eq(auditEntries.action, 'loan.extra-paid')))
    expect(act).toMatchObject({
      before: { months: 12, instalment: 899.75 },
      after: {
        bill: bill.id,
        amount: 2_000,
        amortised: expected.amortised,
        balance: expected.balance,
        months: 12,
      },
    })
    const twice = await returnBills(test, [{ id: bill.id, creditOn: '2026-12-03' }])
    expect((await clearingLines(test, twice.id))[0]?.resultado).toBe('already-paid')
    expect((await confirmClearing(test, twice.id)).status).toBe(200)
    expect((await loanOf(DemoCpf.eduardo)).instalments).toEqual(loan.instalments)
    expect(await proveBalances(test.database)).toEqual([])
  })

  it('with a contract that was kept, the cost is the one that stands in it', async () => {
    const { id: loanId } = await loanOf(DemoCpf.eduardo)
    const { text, digest } = sealText(keptContent)
    await test.database
      .insert(loanContracts)
      .values({ loanId, content: text, digest, createdAt: test.clock.now() })
    const read = await test.call(retornarEmprestimos, {
      params: await paramsOf(DemoCpf.eduardo),
      token: await test.signIn(DemoCpf.eduardo),
    })
    expect(read.answer.vigente?.cet).toBe(keptContent.cet)
  })
})

describe('a loan that the sponsor deducts', () => {
  it('keeps what was asked of it this month, and asks for the new instalment from the next', async () => {
    at('2026-12-03')
    await performDue(test.api, 'loan-bill')
    const asked = [{ number: 1, way: 'payroll', amount: 899.75 }]
    expect(await openBillsOf(DemoCpf.ana)).toEqual(asked)
    const values = { valor: 4_000, em: '2026-12-03', efeito: 'parcela' as const }
    const expected = await comesTo(DemoCpf.ana, values)
    await paysExtra(DemoCpf.ana, values)
    expect(await openBillsOf(DemoCpf.ana)).toEqual(asked)
    const { id, instalments } = await loanOf(DemoCpf.ana)
    expect(instalments).toEqual(expected.instalments)
    const january = { actor: null, requestId: 'test', now: new Date('2027-01-01T12:00:00-03:00') }
    await runWork(test.api, january, (work) => issuePlannedBills(work, id))
    const { instalment } = expected.now
    expect(await openBillsOf(DemoCpf.ana)).toContainEqual({ number: 2, way: 'payroll', amount: instalment })
    expect(instalment).toBeLessThan(899.75)
  })
})

/** Ten days before an instalment falls due; then it is that day. */
async function billsAreIssued(dueDate: string) {
  at(addDays(dueDate, -10))
  await performDue(test.api, 'loan-bill')
  at(dueDate)
}

describe('in one file of the bank', () => {
  it('with an instalment the instalment is paid first, wherever it stands, and the rest is divided after it', async () => {
    at('2026-12-04')
    const { answer: bill } = await ask(DemoCpf.eduardo, { valor: 500, em: '2026-12-07', efeito: 'prazo' })
    const first = (await pageOf(DemoCpf.eduardo)).boletos.find(({ parcela }) => parcela === 1)
    at('2026-12-08')
    const paidOn = '2026-12-07'
    const { id } = await returnBills(test, [
      { id: bill.id },
      { id: first?.id ?? 0, occurredOn: paidOn, creditOn: paidOn },
    ])
    expect((await confirmClearing(test, id)).status).toBe(200)
    expect((await clearingLines(test, id)).map(({ resultado }) => resultado)).toEqual(['cleared', 'cleared'])
    const loan = await loanOf(DemoCpf.eduardo)
    expect(loan.payments).toMatchObject([{ number: 1, amount: loan.instalments[0]?.amount }])
    expect(loan.instalments.at(-1)?.balance).toBe(0)
    expect(await openBillsOf(DemoCpf.eduardo)).toEqual([])
  })

  it('with the last instalments it pays nothing any more, and people look at it', async () => {
    const loan = await loanOf(DemoCpf.eduardo)
    const last = loan.instalments.length
    for (const { number, dueDate } of loan.instalments.slice(1, -2)) {
      await billsAreIssued(dueDate)
      const bill = (await pageOf(DemoCpf.eduardo)).boletos.find(({ parcela }) => parcela === number)
      const { id } = await returnBills(test, [{ id: bill?.id ?? 0 }])
      expect((await confirmClearing(test, id)).status).toBe(200)
    }
    const due = loan.instalments[last - 1]?.dueDate ?? ''
    const before = loan.instalments[last - 2]?.dueDate ?? ''
    await billsAreIssued(before)
    const next = (await pageOf(DemoCpf.eduardo)).boletos.find(({ parcela }) => parcela === last - 1)
    const firstDay = async () => (await pageOf(DemoCpf.eduardo)).extra?.dias[0]
    const { answer: bill } = await ask(DemoCpf.eduardo, { valor: 300, em: await firstDay() })
    at(due)
    const paid = { occurredOn: bill.vencimento, creditOn: bill.vencimento }
    const { id } = await returnBills(test, [{ id: bill.id }, { id: next?.id ?? 0, ...paid }])
    expect((await confirmClearing(test, id)).status).toBe(200)
    const now = await loanOf(DemoCpf.eduardo)
    expect(now.instalments[last - 1]?.amount).toBeLessThan(loan.instalments[last - 1]?.amount ?? 0)
    await billsAreIssued(due)
    const [final] = await test.database
      .select()
      .from(loanBills)
      .where(and(eq(loanBills.loanId, now.id), eq(loanBills.number, last)))
      .orderBy(desc(loanBills.id))
      .limit(1)
    at(addDays(due, -6))
    const { answer: late } = await ask(DemoCpf.eduardo, { valor: 10, em: await firstDay() })
    at(due)
    const both = await returnBills(test, [
      { id: late.id },
      { id: final?.id ?? 0, occurredOn: due, creditOn: due },
    ])
    expect((await confirmClearing(test, both.id)).status).toBe(200)
    expect((await clearingLines(test, both.id)).map(({ resultado }) => resultado)).toEqual([
      'cancelled',
      'cleared',
    ])
    const [ended] = await test.database.select().from(loans).where(eq(loans.id, now.id))
    expect(ended).toMatchObject({ endedBy: 'paid', endedOn: due })
    expect((await pageOf(DemoCpf.eduardo)).extra).toBeNull()
  })
})
