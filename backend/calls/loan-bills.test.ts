import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retornarResumoPlano } from '#contract/home/plan-summary.ts'
import {
  arquivoBoletoEmprestimo,
  gerarBoletoQuitacao,
  retornarBoletoEmprestimo,
  retornarBoletosEmprestimo,
} from '#contract/loans/loan-bills.ts'
import { pedirEmprestimo, retornarEmprestimos } from '#contract/loans/loans.ts'
import {
  prepararBaixaManual,
  procurarContribuicoesAPagar,
  retornarBaixa,
} from '#contract/payment-clearings/payment-clearings.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { addDays } from '#domain/calendar.ts'
import { sumReais } from '#domain/money.ts'
import type { WrittenLine } from '#domain/payment-clearings/write-return.fixtures.ts'
import { sqlStateOf } from '../database/errors.ts'
import { runningLoan } from '../database/queries/loans.ts'
import { auditEntries } from '../database/schema/audit.ts'
import { ledgerEntries } from '../database/schema/ledger.ts'
import { loanBills, loanPayments, loans } from '../database/schema/loans.ts'
import { planLinks } from '../database/schema/plans.ts'
import { proveBalances } from '../ledger/prove-balances.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { confirmClearing, returnBills } from '../testing/loan-clearings.ts'
import { notifiedWhile } from '../testing/notified.ts'
import { performDue } from '../testing/perform-due.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { moveLink } from '../usecases/life-cycle/move-link.ts'
import { loanDeductionIn } from '../usecases/loans/pay-slip-deductions.ts'
import { runWork } from '../work.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

const at = (day: string) => test.clock.set(new Date(`${day}T12:00:00-03:00`))

async function linkOf(cpf: string): Promise<number> {
  const personId = await test.personId(cpf)
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.personId, personId))
  if (!link) throw new Error('nobody')
  return link.id
}

const paramsOf = async (cpf: string) => ({ idPessoa: await test.personId(cpf), idPlano: 1 })

async function billsOf(cpf: string) {
  const input = { params: await paramsOf(cpf), token: await test.signIn(cpf) }
  return (await test.call(retornarBoletosEmprestimo, input)).answer.boletos
}

async function move(cpf: string, idRequisicao: number, wanted: { idStatus: number; etapa?: number }) {
  const token = await test.signIn(cpf)
  const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
  const moved = await test.call(movimentarRequisicao, { body: { idRequisicao, versao, ...wanted }, token })
  expect(moved.status).toBe(200)
}

async function billRow(id: number) {
  const [row] = await test.database.select().from(loanBills).where(eq(loanBills.id, id))
  if (!row) throw new Error(`no bill ${id}`)
  return row
}

const returned = async (id: number, over: Partial<WrittenLine>) =>
  (await returnBills(test, [{ id, ...over }])).id

const confirm = (idBaixa: number) => confirmClearing(test, idBaixa)

/** Eduardo's loan is asked for, granted and released once for this file. */
async function eduardoBorrows() {
  const params = await paramsOf(DemoCpf.eduardo)
  const token = await test.signIn(DemoCpf.eduardo)
  const asked = await test.call(pedirEmprestimo, {
    body: { ...params, chaveEnvio: randomUUID(), valor: 3_000, parcelas: 6, sistema: 'price', ciente: true },
    token,
  })
  const id = asked.answer.idRequisicao
  await move(DemoCpf.karina, id, { idStatus: 2 })
  await move(DemoCpf.karina, id, { idStatus: 2, etapa: 2 })
  await move(DemoCpf.luiz, id, { idStatus: 5 })
}

async function loanOf(cpf: string) {
  const loan = await runningLoan(test.database, await linkOf(cpf))
  if (!loan) throw new Error('no loan runs')
  return loan
}

const paymentsOf = async (loanId: number) =>
  test.database.select().from(loanPayments).where(eq(loanPayments.loanId, loanId)).orderBy(loanPayments.id)

describe('a loan of who pays alone', () => {
  it('is asked for in the portal, and each instalment becomes a boleto ten days ahead, told once', async () => {
    const params = await paramsOf(DemoCpf.eduardo)
    const token = await test.signIn(DemoCpf.eduardo)
    expect((await test.call(retornarEmprestimos, { params, token })).answer.cobranca).toBe('boleto')
    await eduardoBorrows()
    const loan = await loanOf(DemoCpf.eduardo)
    expect(loan.collection).toBe('boleto')
    const [first] = loan.instalments
    if (!first) throw new Error('no instalment')
    expect(await billsOf(DemoCpf.eduardo)).toEqual([])
    at(addDays(first.dueDate, -11))
    expect(await billsOf(DemoCpf.eduardo)).toEqual([])
    at(addDays(first.dueDate, -10))
    const eduardo = await test.personId(DemoCpf.eduardo)
    const { emails } = await notifiedWhile(test, eduardo, () => performDue(test.api, 'loan-bill'))
    expect(emails.map(({ template }) => template)).toEqual(['parcela_emprestimo_gerada'])
    const bills = await billsOf(DemoCpf.eduardo)
    expect(bills).toMatchObject([
      { finalidade: 'parcela', parcela: 1, parcelas: 6, situacao: 'aberta', vencimento: first.dueDate },
    ])
    expect(bills[0]?.valor).toBe(first.amount)
    await performDue(test.api, 'loan-bill')
    expect(await billsOf(DemoCpf.eduardo)).toHaveLength(1)
  })

  it('shows line, bars and PIX to its own person and to attendants, and nothing to anybody else', async () => {
    const [bill] = await billsOf(DemoCpf.eduardo)
    const params = { ...(await paramsOf(DemoCpf.eduardo)), idBoleto: bill?.id ?? 0 }
    const token = await test.signIn(DemoCpf.eduardo)
    const { answer } = await test.call(retornarBoletoEmprestimo, { params, token })
    expect(answer.boleto?.pix.valor).toBe(bill?.valor)
    expect(answer.boleto?.codigoBarras).toMatch(/^341\d{41}$/)
    const pdf = await test.call(arquivoBoletoEmprestimo, { params, token })
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    const stranger = await test.signIn(DemoCpf.ana)
    for (const call of [retornarBoletoEmprestimo, arquivoBoletoEmprestimo])
      expect((await test.call(call, { params, token: stranger })).status).toBe(404)
    const anas = { ...(await paramsOf(DemoCpf.ana)), idBoleto: bill?.id ?? 0 }
    expect((await test.call(retornarBoletoEmprestimo, { params: anas, token: stranger })).status).toBe(404)
    const bad = { ...params, idBoleto: 'x' as unknown as number }
    expect((await test.call(retornarBoletoEmprestimo, { params: bad, token })).status).toBe(422)
  })

  it('is paid by the return file of the bank: its instalment, its row, its cause and its audit', async () => {
    const [bill] = await billsOf(DemoCpf.eduardo)
    const id = bill?.id ?? 0
    const before = await test.database.$count(ledgerEntries)
    at(bill?.vencimento ?? '')
    const eduardo = await test.personId(DemoCpf.eduardo)
    const clearing = await returned(id, {})
    const token = await test.signIn(DemoCpf.luiz)
    const { linhas } = (await test.call(retornarBaixa, { params: { idBaixa: clearing }, token })).answer
    expect(linhas).toMatchObject([
      { resultado: 'cleared', encargos: 0, contribuicao: { tipo: 'emprestimo', parcela: 'Parcela 1 de 6' } },
    ])
    const { emails } = await notifiedWhile(test, eduardo, async () => {
      expect((await confirm(clearing)).status).toBe(200)
    })
    expect(emails.map(({ template }) => template)).toEqual(['parcela_emprestimo_paga'])
    const loan = await loanOf(DemoCpf.eduardo)
    expect(await paymentsOf(loan.id)).toMatchObject([
      { number: 1, amount: bill?.valor, paidOn: bill?.vencimento, billId: id, paySlipId: null },
    ])
    const acts = await test.database
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, eduardo))
      .orderBy(desc(auditEntries.id))
      .limit(2)
    expect(acts.map(({ action }) => action)).toEqual(['loan.instalment-paid', 'loan-bill.paid'])
    // A loan is the plan's money: nothing of it is in anybody's balance.
    expect(await test.database.$count(ledgerEntries)).toBe(before)
    expect(await proveBalances(test.database)).toEqual([])
    expect((await billsOf(DemoCpf.eduardo))[0]).toMatchObject({ situacao: 'paga', linhaFormatada: null })
  })

  it('bears fine and interest once it is late, is told, stands at home, and is cleared by hand once of two', async () => {
    const loan = await loanOf(DemoCpf.eduardo)
    const due = loan.instalments[1]?.dueDate ?? ''
    at(addDays(due, -10))
    await performDue(test.api, 'loan-bill')
    const late = addDays(due, 20)
    at(late)
    const eduardo = await test.personId(DemoCpf.eduardo)
    const told = await notifiedWhile(test, eduardo, () => performDue(test.api, 'loan-bill-overdue'))
    expect(told.emails.map(({ template }) => template)).toEqual(['parcela_emprestimo_vencida'])
    const bill = (await billsOf(DemoCpf.eduardo)).find(({ parcela }) => parcela === 2)
    if (!bill?.encargos) throw new Error('nothing is late')
    expect(bill.encargos).toMatchObject({ dias: 20, multaPercentual: 2, jurosPercentual: 1 })
    expect(bill.encargos.total).toBe(
      sumReais([bill.valor, bill.encargos.correcao, bill.encargos.multa, bill.encargos.juros]),
    )
    const home = await test.call(retornarResumoPlano, {
      params: await paramsOf(DemoCpf.eduardo),
      token: await test.signIn(DemoCpf.eduardo),
    })
    expect(home.answer.pendencias).toContainEqual(
      expect.objectContaining({ tipo: 'parcela-vencida', parcela: 2, total: bill.encargos.total }),
    )

    const karina = await test.signIn(DemoCpf.karina)
    const found = await test.call(procurarContribuicoesAPagar, {
      token: karina,
      query: { palavraChave: 'Eduardo' },
    })
    expect(found.answer).toContainEqual(
      expect.objectContaining({ id: bill.id, tipo: 'emprestimo', parcela: 'Parcela 2 de 6' }),
    )
    const manual = (valor: number) =>
      test.call(prepararBaixaManual, {
        token: karina,
        body: {
          chaveEnvio: randomUUID(),
          tipo: 'emprestimo',
          idContribuicao: bill.id,
          pagaEm: late,
          valor,
          motivo: 'Comprovante conferido.',
        },
      })
    expect((await manual(bill.valor - 1)).status).toBe(422)
    expect((await manual(bill.encargos.total + 1)).status).toBe(422)
    const [one, other] = [await manual(bill.encargos.total), await manual(bill.encargos.total)]
    const confirmed = await Promise.all([confirm(one.answer.id), confirm(other.answer.id)])
    const results = [one, other].map(async ({ answer }) => {
      const { linhas } = (
        await test.call(retornarBaixa, {
          params: { idBaixa: answer.id },
          token: await test.signIn(DemoCpf.luiz),
        })
      ).answer
      return linhas[0]?.resultado
    })
    expect(confirmed.some(({ status }) => status === 200)).toBe(true)
    expect((await Promise.all(results)).toSorted()).toEqual(['already-paid', 'cleared'])
    expect((await paymentsOf(loan.id)).map(({ number }) => number)).toEqual([1, 2])
    expect(await billRow(bill.id)).toMatchObject({ paidAmount: bill.encargos.total, amount: bill.valor })
  })
})

describe('paying off a contract', () => {
  const settle = async (body: Record<string, unknown>, cpf: string = DemoCpf.eduardo) =>
    test.call(gerarBoletoQuitacao, {
      token: await test.signIn(cpf),
      body: { ...(await paramsOf(DemoCpf.eduardo)), chaveEnvio: randomUUID(), ...body },
    })
  const offers = async () => {
    const input = { params: await paramsOf(DemoCpf.eduardo), token: await test.signIn(DemoCpf.eduardo) }
    return (await test.call(retornarBoletosEmprestimo, input)).answer.quitacao ?? []
  }

  it('is refused for a day that is not offered, to a stranger, and as nonsense, and changes no row', async () => {
    const before = await test.database.$count(loanBills)
    expect((await settle({ em: '2031-01-01' })).status).toBe(422)
    expect((await settle({ em: 'amanhã' })).status).toBe(422)
    expect((await settle({ em: 7, valor: 1 })).status).toBe(422)
    const [first] = await offers()
    expect((await settle({ em: first?.em }, DemoCpf.ana)).status).toBe(404)
    expect(await test.database.$count(loanBills)).toBe(before)
  })

  it('is one boleto: the same key answers it again, another day takes its place', async () => {
    const [today, , later] = await offers()
    const key = { chaveEnvio: randomUUID(), em: later?.em }
    const [one, same] = await Promise.all([settle(key), settle(key)])
    expect([one.status, same.status]).toEqual([200, 200])
    expect(same.answer.id).toBe(one.answer.id)
    expect(one.answer).toMatchObject({ finalidade: 'quitacao', valor: later?.total, vencimento: later?.em })
    expect((await settle({ ...key, em: today?.em })).status).toBe(409)
    const other = await settle({ em: today?.em })
    expect(other.answer.valor).toBe(today?.total)
    expect((await billRow(one.answer.id)).cancelledOn).not.toBeNull()
  })

  it('pays nothing late or with another amount, and on its day ends the contract and cancels what was asked for', async () => {
    const loan = await loanOf(DemoCpf.eduardo)
    at(addDays(loan.instalments[2]?.dueDate ?? '', -3))
    await performDue(test.api, 'loan-bill')
    const [first] = await offers()
    const { answer: bill } = await settle({ em: first?.em })
    at(addDays(bill.vencimento, 3))
    const late = await returned(bill.id, { occurredOn: addDays(bill.vencimento, 3) })
    const token = await test.signIn(DemoCpf.luiz)
    const { linhas } = (await test.call(retornarBaixa, { params: { idBaixa: late }, token })).answer
    expect(linhas[0]?.resultado).toBe('other-amount')
    const clearing = await returned(bill.id, { line: 0, creditOn: addDays(bill.vencimento, 1) })
    expect((await confirm(clearing)).status).toBe(200)
    const [ended] = await test.database.select().from(loans).where(eq(loans.id, loan.id))
    expect(ended).toMatchObject({ endedBy: 'settled', endedOn: bill.vencimento })
    const open = (await billsOf(DemoCpf.eduardo)).filter(({ linhaFormatada }) => linhaFormatada !== null)
    expect(open).toEqual([])
    expect((await settle({ em: first?.em })).status).toBe(409)
    expect(await proveBalances(test.database)).toEqual([])
  })
})

describe('a loan that a benefit deducts', () => {
  const happens = async (event: 'benefit-suspended' | 'benefit-resumed', on: string) => {
    const linkId = await linkOf(DemoCpf.carlos)
    const origin = { actor: null, requestId: 'test', now: test.clock.now() }
    await runWork(test.api, origin, (work) => moveLink(work, { linkId, event, on }))
  }

  it('is paid by boleto while the benefit is suspended, with days to pay and without a delay', async () => {
    at('2026-11-20')
    await happens('benefit-suspended', '2026-11-20')
    const loan = await loanOf(DemoCpf.carlos)
    expect(loan.collection).toBe('boleto')
    // That of November fell due on the 10th and would have been deducted on the last business day.
    expect(await billsOf(DemoCpf.carlos)).toMatchObject([
      { parcela: 4, valor: 899.75, vencimento: '2026-11-25', situacao: 'aberta', encargos: null },
    ])
    const read = await test.call(retornarEmprestimos, {
      params: await paramsOf(DemoCpf.carlos),
      token: await test.signIn(DemoCpf.carlos),
    })
    // No new loan is offered meanwhile; the boletos are read all the same.
    expect(read.status).toBe(403)
  })

  it('is deducted again once the benefit is back, but not what a boleto is out for', async () => {
    at('2026-11-24')
    await happens('benefit-resumed', '2026-11-24')
    const linkId = await linkOf(DemoCpf.carlos)
    expect((await loanOf(DemoCpf.carlos)).collection).toBe('pay-slip')
    expect(await loanDeductionIn(test.database, linkId, '2026-11')).toBeNull()
    expect(await loanDeductionIn(test.database, linkId, '2026-12')).toMatchObject({
      amount: 899.75,
      reference: { number: 5, of: 12 },
    })
    const changes = await test.database
      .select({ before: auditEntries.before, after: auditEntries.after })
      .from(auditEntries)
      .where(
        and(eq(auditEntries.action, 'loan.collection-changed'), eq(auditEntries.entityId, String(linkId))),
      )
      .orderBy(auditEntries.id)
    expect(changes.map(({ after }) => after)).toEqual([{ collection: 'boleto' }, { collection: 'pay-slip' }])
  })

  it('has one open bill an instalment at most, whoever would write another', async () => {
    const [bill] = await billsOf(DemoCpf.carlos)
    const { id: _, ...row } = await billRow(bill?.id ?? 0)
    await expect(
      test.database.insert(loanBills).values({ ...row, slipNumber: '99999999' }),
    ).rejects.toSatisfy((error) => sqlStateOf(error) === '23505')
  })
})
