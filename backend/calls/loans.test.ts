import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pedirEmprestimo, retornarEmprestimos } from '#contract/loans/loans.ts'
import { movimentarRequisicao, retornarRequisicao } from '#contract/requests/requests.ts'
import { sumReais } from '#domain/money.ts'
import { runningLoan } from '../database/queries/loans.ts'
import { loans } from '../database/schema/loans.ts'
import { paySlipLines, paySlips } from '../database/schema/pay-slips.ts'
import { planLinks } from '../database/schema/plans.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_TODAY } from '../testing/test-clock.ts'
import { openLoanDebt } from '../usecases/loans/open-loan-debt.ts'
import { loanDeductionIn, recordLoanDeduction } from '../usecases/loans/pay-slip-deductions.ts'
import { runWork, type Work } from '../work.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

async function linkOf(cpf: string): Promise<number> {
  const personId = await test.personId(cpf)
  const [link] = await test.database.select().from(planLinks).where(eq(planLinks.personId, personId))
  if (!link) throw new Error('nobody')
  return link.id
}

describe('the loan that Carlos has', () => {
  it('is the one that his pay slips deduct, to the cent', async () => {
    const linkId = await linkOf(DemoCpf.carlos)
    const loan = await runningLoan(test.database, linkId)
    expect(loan?.instalments.map(({ amount }) => amount)).toEqual([...Array<number>(11).fill(899.75), 899.8])
    const deducted = await test.database
      .select({ amount: paySlipLines.amount, paidOn: paySlips.paidOn })
      .from(paySlipLines)
      .innerJoin(paySlips, eq(paySlips.id, paySlipLines.paySlipId))
      .where(eq(paySlipLines.code, 920))
    expect(deducted.length).toBeGreaterThan(0)
    expect(deducted.toSorted((one, other) => one.paidOn.localeCompare(other.paidOn))).toEqual(
      loan?.payments.map(({ amount, paidOn }) => ({ amount, paidOn })),
    )
  })

  it('is owed, with the interest up to the day; who has none owes nothing', async () => {
    const debt = await openLoanDebt(test.database, await linkOf(DemoCpf.carlos), TEST_TODAY)
    const loan = await runningLoan(test.database, await linkOf(DemoCpf.carlos))
    const paid = loan?.payments.length ?? 0
    expect(debt?.loanId).toBe(loan?.id)
    // The one of this month fell due yesterday, and is deducted when the benefit is paid.
    expect(debt?.settlement.dueTotal).toBe(899.75)
    expect(debt?.settlement.balance).toBe(loan?.instalments[paid]?.balance)
    expect(debt?.settlement.accrued).toBeGreaterThan(0)
    expect(await openLoanDebt(test.database, await linkOf(DemoCpf.ana), TEST_TODAY)).toBeNull()
  })
})

async function borrower(cpf: string) {
  const [token, idPessoa] = [await test.signIn(cpf), await test.personId(cpf)]
  const params = { idPessoa, idPlano: 1 }
  return {
    params,
    token,
    read: async () => (await test.call(retornarEmprestimos, { params, token })).answer,
    ask: (values: { valor: number; parcelas: number; sistema?: 'price' | 'sac'; ciente?: boolean }) =>
      test.call(pedirEmprestimo, {
        body: { ...params, chaveEnvio: randomUUID(), sistema: 'price', ciente: true, ...values },
        token,
      }),
  }
}

async function move(
  cpf: string,
  idRequisicao: number,
  wanted: { idStatus: number; etapa?: number },
): Promise<void> {
  const token = await test.signIn(cpf)
  const { versao } = (await test.call(retornarRequisicao, { params: { idRequisicao }, token })).answer
  const moved = await test.call(movimentarRequisicao, { body: { idRequisicao, versao, ...wanted }, token })
  expect(moved.status).toBe(200)
}

describe('what may be borrowed', () => {
  it('says where a contract stands and what pays it off', async () => {
    const { vigente, meios, cobranca } = await (await borrower(DemoCpf.carlos)).read()
    expect(meios).toEqual({ tipo: 'beneficio', beneficio: 9_000 })
    expect(cobranca).toBe('beneficio')
    expect(vigente).toMatchObject({
      valor: 10_000,
      parcelas: 12,
      pagas: 3,
      percentualPago: 25,
      emAtraso: false,
    })
    expect(vigente?.proxima).toMatchObject({ numero: 4, valor: 899.75 })
    // It fell due yesterday, and the benefit of this month pays it.
    expect(vigente?.quitacao).toMatchObject({ vencidas: 0, noMes: 899.75 })
    const { total = 0, noMes = 0, saldo = 0, juros = 0 } = vigente?.quitacao ?? {}
    expect(total).toBe(sumReais([noMes, saldo, juros]))
  })

  it('is nobody else’s to read or to ask for', async () => {
    const [ana, carlos] = [await borrower(DemoCpf.ana), await borrower(DemoCpf.carlos)]
    const read = await test.call(retornarEmprestimos, { params: carlos.params, token: ana.token })
    expect(read.status).toBe(404)
    const body = { ...carlos.params, chaveEnvio: randomUUID(), valor: 1_000, parcelas: 12 }
    const asked = await test.call(pedirEmprestimo, {
      body: { ...body, sistema: 'price', ciente: true },
      token: ana.token,
    })
    expect(asked.status).toBe(404)
  })

  it('is refused to Ana above what a redemption would pay, and to Carlos above his margin, with what would fit', async () => {
    const ana = await borrower(DemoCpf.ana)
    const { meios } = await ana.read()
    expect(meios?.tipo).toBe('salario')
    const { status, problem } = await ana.ask({ valor: 30_000, parcelas: 12 })
    expect(status).toBe(422)
    expect(JSON.stringify(problem)).toContain('é o que o plano empresta sobre o que você guardou')
    const carlos = await (await borrower(DemoCpf.carlos)).ask({ valor: 100_000, parcelas: 24 })
    expect(JSON.stringify(carlos.problem)).toMatch(/a sua margem é de R\$\s2\.250,00/)
    const unread = await ana.ask({ valor: 5_000, parcelas: 12, ciente: false })
    expect(unread.status).toBe(422)
    expect((await ana.ask({ valor: 5_000, parcelas: 61 })).status).toBe(422)
  })
})

describe('an instalment that a benefit deducts', () => {
  it('stands on the slip of its month, and is paid as that slip is recorded', async () => {
    const linkId = await linkOf(DemoCpf.carlos)
    const line = await loanDeductionIn(test.database, linkId, '2026-11')
    expect(line).toMatchObject({ code: 920, amount: 899.75, reference: { number: 4, of: 12 } })
    const [slip] = await test.database.select().from(paySlips).where(eq(paySlips.linkId, linkId))
    const paySlipId = slip?.id ?? 0
    await undone(async (work) => {
      const lines = [
        { kind: 'discount' as const, code: 920 as const, amount: 899.75, reference: line?.reference ?? null },
      ]
      await recordLoanDeduction(work, { id: paySlipId, linkId, paidOn: '2026-11-30', lines })
      expect((await runningLoan(work.database, linkId))?.payments).toHaveLength(4)
      expect(await loanDeductionIn(work.database, linkId, '2026-11')).toBeNull()
      for (const number of [5, 6, 7, 8, 9, 10, 11, 12]) {
        const reference = { kind: 'instalment' as const, number, of: 12 }
        const amount = number === 12 ? 899.8 : 899.75
        const rest = [{ kind: 'discount' as const, code: 920 as const, amount, reference }]
        await recordLoanDeduction(work, { id: paySlipId, linkId, paidOn: '2027-07-30', lines: rest })
      }
      expect(await runningLoan(work.database, linkId)).toBeNull()
    })
  })
})

/** Runs a unit of work and takes back what it wrote. */
async function undone(run: (work: Work) => Promise<void>): Promise<void> {
  const origin = { actor: null, requestId: 'test', now: test.clock.now() }
  const taken = new Error('taken back')
  await runWork(test.api, origin, async (work) => {
    await run(work)
    throw taken
  }).catch((error: unknown) => {
    if (error !== taken) throw error
  })
}

describe('a renewal', () => {
  it('settles the old contract on the day of the grant and releases the new one, once', async () => {
    const carlos = await borrower(DemoCpf.carlos)
    const before = (await carlos.read()).vigente
    const { answer } = await carlos.ask({ valor: 15_000, parcelas: 24 })
    expect(answer.dados).toMatchObject({ valor: 15_000, parcelas: 24, sistema: 'Price', taxaMensal: 1.2 })
    expect(answer.dados.quitaAnterior).toBe(before?.quitacao.total)
    expect((await carlos.ask({ valor: 15_000, parcelas: 24 })).status).toBe(409)
    await move(DemoCpf.karina, answer.idRequisicao, { idStatus: 2 })
    await move(DemoCpf.karina, answer.idRequisicao, { idStatus: 2, etapa: 2 })
    await move(DemoCpf.luiz, answer.idRequisicao, { idStatus: 5 })
    const after = await carlos.read()
    expect(after.vigente).toMatchObject({ valor: 15_000, parcelas: 24, pagas: 0, liberadoEm: TEST_TODAY })
    expect(after.vigente?.cronograma).toHaveLength(24)
    // The money that settled the old contract was credit too: the cost is the one that was told before.
    expect(after.vigente?.cet).toBe(answer.dados.cet)
    expect(after.anteriores).toMatchObject([{ valor: 10_000, fim: 'renovado', encerradoEm: TEST_TODAY }])
    const [stored] = await test.database.select().from(loans).where(eq(loans.requestId, answer.idRequisicao))
    expect(stored).toMatchObject({
      settles: before?.quitacao.total,
      credit: answer.dados.liquido,
      collection: 'pay-slip',
    })
  })
})
