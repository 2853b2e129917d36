import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallAnswer } from '#contract/call-types.ts'
import { retornarHistoricoSaldo } from '#contract/home/balance-history.ts'
import { retornarResumoPlano } from '#contract/home/plan-summary.ts'
import { investmentProfiles } from '../database/schema/investment-profiles.ts'
import { quotaValues } from '../database/schema/ledger.ts'
import { planLinks } from '../database/schema/plans.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi

beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

const summaryOf = (token: string, idPessoa: number, idPlano: number) =>
  test.call(retornarResumoPlano, { params: { idPessoa, idPlano }, token })

const historyOf = (token: string, idPessoa: number, idPlano: number) =>
  test.call(retornarHistoricoSaldo, { params: { idPessoa, idPlano }, token })

async function own(cpf: string, idPlano: number) {
  const [token, id] = [await test.signIn(cpf), await test.personId(cpf)]
  return valued((await summaryOf(token, id, idPlano)).answer)
}

/** A summary of somebody whose profile has a quota. */
function valued({ saldo, ...summary }: CallAnswer<typeof retornarResumoPlano>) {
  if (!saldo) throw new Error('the profile has no quota')
  return { saldo, ...summary }
}

type LinkBalance = { person: number; plan: number; total: string; contributed: string; lots: number }

/** The same figures straight from the tables, in PostgreSQL's own decimal arithmetic. */
async function balancesInDatabase(): Promise<LinkBalance[]> {
  const { rows } = await test.database.execute<LinkBalance>(sql`
    select l.person_id as person, l.plan_id as plan, count(e.id)::int as lots,
      round(coalesce(sum(e.quotas), 0) * q.value, 2)::text as total,
      coalesce(sum(e.amount) filter (where e.amount > 0 and e.account not in ('administration', 'risk')), 0)::text
        as contributed
    from plan_links l
    join lateral (
      select value from quota_values where profile_id = l.profile_id order by date desc, version desc limit 1
    ) q on true
    left join ledger_entries e on e.link_id = l.id
    group by l.id, q.value`)
  return rows
}

describe('retornarResumoPlano', () => {
  it('gives everybody a balance of lots × unit value, to the cent, and a chart that ends in it', async () => {
    const token = await test.signIn(DemoCpf.karina)
    const balances = await balancesInDatabase()
    expect(balances.length).toBeGreaterThan(50)
    for (const { person, plan, total, contributed, lots } of balances) {
      const { evolucao } = (await historyOf(token, person, plan)).answer
      const { saldo, totalContribuido, rendimento, jaPago, outrasSaidas } = valued(
        (await summaryOf(token, person, plan)).answer,
      )
      expect(saldo.total).toBe(Number(total))
      expect(totalContribuido).toBe(Number(contributed))
      expect(cents(saldo.participante) + cents(saldo.patrocinadora) + cents(saldo.portado)).toBe(
        cents(saldo.total),
      )
      expect(evolucao.at(-1)?.saldo ?? 0).toBe(saldo.total)
      expect(evolucao.at(-1)?.contribuido ?? 0).toBe(totalContribuido)
      expect(lots > 0 || rendimento === 0).toBe(true)
      expect(cents(totalContribuido) + cents(rendimento ?? 0) - cents(jaPago) - cents(outrasSaidas)).toBe(
        cents(saldo.total),
      )
    }
  })

  it('shows Ana her contributions, the next due date and five years of evolution', async () => {
    const summary = await own(DemoCpf.ana, 1)
    expect(summary.saldo).toMatchObject({ dataCota: '2026-10-30', perfil: 'Moderado', portado: 0 })
    expect(summary.ultimaContribuicao).toEqual({
      competencia: '2026-10',
      dataCredito: '2026-10-30',
      creditada: true,
      participante: 134.39,
      patrocinadora: 134.39,
      total: 268.78,
    })
    expect(summary.proximaContribuicao).toEqual({
      competencia: '2026-12',
      vencimento: '2026-12-10',
      valor: 134.39,
      idContribuicao: null,
    })
    expect(summary.ultimoBeneficio).toBeNull()
    expect(summary.requisicoesAbertas).toBe(1)
    const [token, id] = [await test.signIn(DemoCpf.ana), await test.personId(DemoCpf.ana)]
    const { evolucao } = (await historyOf(token, id, 1)).answer
    expect(evolucao.map(({ competencia }) => competencia)).toHaveLength(60)
    expect(evolucao[0]?.competencia).toBe('2021-11')
  })

  it('keeps the two links of Ana apart', async () => {
    const family = await own(DemoCpf.ana, 4)
    expect(family.saldo.patrocinadora).toBe(0)
    expect(family.totalContribuido).toBe(7_500)
    expect(family.proximaContribuicao).toMatchObject({ vencimento: '2026-12-10', valor: 122.08 })
    expect(family.requisicoesAbertas).toBe(0)
  })

  it('gives Gustavo 50,000.00 of his own and 30,000.00 of the sponsor, and nothing to pay', async () => {
    const summary = await own(DemoCpf.gustavo, 1)
    expect(summary.saldo).toMatchObject({ total: 80_000, participante: 50_000, patrocinadora: 30_000 })
    expect(summary.proximaContribuicao).toBeNull()
  })

  it('shows Carlos his benefit, and Eduardo both shares with the fee', async () => {
    const carlos = await own(DemoCpf.carlos, 1)
    expect(carlos.ultimoBeneficio).toEqual({
      competencia: '2026-10',
      dataPagamento: '2026-10-30',
      valorBruto: 9_000,
      valorLiquido: 6_808.37,
    })
    expect(carlos.proximaContribuicao).toBeNull()
    const eduardo = await own(DemoCpf.eduardo, 1)
    expect(eduardo.proximaContribuicao).toMatchObject({ vencimento: '2026-12-10', valor: 407.19 })
  })

  it('shows who has just joined zeros and an empty chart', async () => {
    const summary = await own(DemoCpf.igor, 1)
    expect(summary.saldo.total).toBe(0)
    expect(summary).toMatchObject({
      ultimaContribuicao: null,
      proximaContribuicao: null,
      rendimento: 0,
    })
  })

  it('refuses the balance of somebody else, and answers 404 where there is no link', async () => {
    const token = await test.signIn(DemoCpf.helena)
    const [helena, ana] = [await test.personId(DemoCpf.helena), await test.personId(DemoCpf.ana)]
    expect((await summaryOf(token, ana, 1)).problem.status).toBe(404)
    expect((await summaryOf(token, helena, 1)).problem.status).toBe(404)
    expect((await summaryOf(token, helena, 2_147_483_647)).problem.status).toBe(404)
    const { status } = await test.call(retornarResumoPlano, { params: { idPessoa: ana, idPlano: 1 } })
    expect(status).toBe(401)
  })

  it('says what was contributed, and no balance, while the profile has no quota', async () => {
    const [token, id] = [await test.signIn(DemoCpf.helena), await test.personId(DemoCpf.helena)]
    const before = (await summaryOf(token, id, 7)).answer
    const ofHelena = and(eq(planLinks.personId, id), eq(planLinks.planId, 7))
    await test.database.insert(investmentProfiles).values({ id: 5, name: 'Sem cotas ainda', riskOrder: 5 })
    await test.database.update(planLinks).set({ profileId: 5 }).where(ofHelena)
    expect((await summaryOf(token, id, 7)).answer).toEqual({
      ...before,
      saldo: null,
      rendimento: null,
      parteAdquirida: null,
      projecao: null,
    })
    expect((await historyOf(token, id, 7)).answer).toEqual({
      rentabilidade12Meses: null,
      comparacao12Meses: null,
      evolucao: [],
    })
    await test.database.update(planLinks).set({ profileId: 4 }).where(ofHelena)
    expect((await summaryOf(token, id, 7)).answer).toEqual(before)
  })

  it('follows a corrected quota from the moment it is imported', async () => {
    const before = await own(DemoCpf.helena, 7)
    await test.database
      .insert(quotaValues)
      .values({ profileId: 4, date: before.saldo.dataCota, version: 2, value: '100.00000000' })
    const after = await own(DemoCpf.helena, 7)
    expect(after.saldo.valorCota).toBe(100)
    expect(after.saldo.cotas).toBe(before.saldo.cotas)
    expect(after.saldo.total).toBe(Math.round(before.saldo.cotas * 10_000) / 100)
  })
})

function cents(reais: number): number {
  return Math.round(reais * 100)
}
