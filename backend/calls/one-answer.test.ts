import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { retornarRequerimentoBeneficio } from '#contract/benefits/benefit-request.ts'
import { retornarSuspensaoBeneficio } from '#contract/benefits/benefit-suspension.ts'
import { retornarAlteracaoRenda } from '#contract/benefits/income-change.ts'
import { currentIncome } from '#contract/benefits/income-change-check.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { retornarOpcaoBpd } from '#contract/exits/deferral.ts'
import { retornarOpcoesSaida } from '#contract/exits/exit-options.ts'
import { retornarExtratoDesligamento } from '#contract/exits/exit-statement.ts'
import { retornarPortabilidade } from '#contract/exits/portability.ts'
import { retornarResgate } from '#contract/exits/redemption.ts'
import { retornarOpcaoAutopatrocinio } from '#contract/exits/self-sponsorship.ts'
import { retornarHistoricoSaldo } from '#contract/home/balance-history.ts'
import { retornarResumoPlano } from '#contract/home/plan-summary.ts'
import { retornarPerfilInvestimentos } from '#contract/investments/investment-profiles.ts'
import { retornarEmprestimos } from '#contract/loans/loans.ts'
import { retornarNotificacoes } from '#contract/messages/notifications.ts'
import { retornarContracheques } from '#contract/payroll/pay-slips.ts'
import { retornarSimuladorBeneficio } from '#contract/simulation/benefit-simulation.ts'
import { retornarPosicaoExtrato } from '#contract/statement/statement.ts'
import { retornarRegimeTributacao } from '#contract/taxes/tax-regime.ts'
import { incomeOverTime } from '#domain/benefits/paid-income.ts'
import { addToCompetence, competenceOf, saoPauloDateOf } from '#domain/calendar.ts'
import { thirteenthSchedule } from '#domain/payroll/benefit-payments/thirteenth-with.ts'
import { simulateBenefit } from '#domain/simulation/simulate-benefit.ts'
import { people } from '../database/schema/people.ts'
import { planLinks } from '../database/schema/plans.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { TEST_NOW } from '../testing/test-clock.ts'

/** Every page that a person of the demo reads about one plan, asked as its page asks it. */
const calls = {
  home: retornarResumoPlano,
  detail: retornarHistoricoSaldo,
  statement: retornarPosicaoExtrato,
  simulator: retornarSimuladorBeneficio,
  request: retornarRequerimentoBeneficio,
  board: retornarOpcoesSaida,
  exitStatement: retornarExtratoDesligamento,
  deferral: retornarOpcaoBpd,
  redemption: retornarResgate,
  portability: retornarPortabilidade,
  selfSponsorship: retornarOpcaoAutopatrocinio,
  taxRegime: retornarRegimeTributacao,
  loans: retornarEmprestimos,
  paySlips: retornarContracheques,
  incomeChange: retornarAlteracaoRenda,
  benefitSuspension: retornarSuspensaoBeneficio,
  profile: retornarPerfilInvestimentos,
  notices: retornarNotificacoes,
} satisfies Record<string, CallDefinition>

type Readings = { [Name in keyof typeof calls]?: CallAnswer<(typeof calls)[Name]> }
/** Each page's answer to one question; undefined where it says nothing of it. */
type Answers = Record<string, unknown>

/** The questions that more than one page answers. */
const questions: Record<string, (read: Readings) => Answers> = {
  'what the savings are worth': ({
    home,
    detail,
    statement,
    board,
    deferral,
    request,
    incomeChange,
    profile,
  }) => ({
    home: home?.saldo?.total,
    statement: statement?.figuras.find(({ figura }) => figura === 'saldo-total')?.resultado,
    board: board?.saldo.total,
    'deferral of the board': board?.bpd.saldo,
    deferral: deferral?.saldo,
    request: request?.saldo,
    'change of income': incomeChange?.renda ? incomeChange.saldo : undefined,
    'end of the chart': detail?.evolucao.at(-1)?.saldo,
    profile: profile?.rendaVitalicia ? undefined : profile?.saldo?.total,
  }),
  // Who may retire already is projected to a day that comes.
  'from when on there is a normal retirement': ({ home, board, deferral }) => ({
    home: home?.projecao?.em,
    board: dayToCome(board?.bpd.aposentadoriaEm),
    deferral: dayToCome(deferral?.aposentadoriaEm),
  }),
  'what waiting comes to': ({ board, deferral }) => ({
    board: board && deferral ? board.bpd.estimativa : undefined,
    deferral: deferral?.estimativa,
  }),
  'what the balance of the retirement is': ({ home, simulator, deferral }) => ({
    home: home?.projecao?.saldo,
    simulator: simulator && home?.projecao ? simulated(simulator).balance : undefined,
    deferral: waits(home) ? deferral?.estimativa?.saldo : undefined,
  }),
  'what income it pays': ({ home, simulator, deferral }) => ({
    home: home?.projecao?.rendaMensal,
    simulator: simulator && home?.projecao ? termOf(simulator) : undefined,
    deferral: waits(home) ? deferral?.estimativa?.renda : undefined,
  }),
  'what a redemption pays': ({ board, redemption }) => ({
    board: board?.resgate.motivo === null && !redemption?.parcial ? board.resgate.bruto : undefined,
    redemption: redemption?.parcial === false ? redemption.bruto : undefined,
  }),
  'what both regimes take of it': ({ board, redemption }) => ({
    board:
      redemption?.parcial === false ? [board?.resgate.progressivo, board?.resgate.regressivo] : undefined,
    redemption: redemption?.parcial === false ? [redemption.progressivo, redemption.regressivo] : undefined,
  }),
  'how much of the sponsor’s part is one’s own': ({ home, board }) => ({
    home: home?.parteAdquirida?.percentual,
    board: home?.parteAdquirida ? board?.resgate.percentualPatrocinadora : undefined,
  }),
  'what can be taken elsewhere': ({ board, portability }) => ({
    board: portability ? board?.portabilidade.valor : undefined,
    portability: portability?.valor,
  }),
  'what going on alone costs': ({ board, selfSponsorship }) => ({
    board: selfSponsorship ? board?.autopatrocinio.total : undefined,
    page: selfSponsorship && (selfSponsorship.custo?.total ?? null),
  }),
  'until when one may choose': ({ home, board, exitStatement, notices }) => ({
    home: home?.pendencias.find((one) => one.tipo === 'prazo-opcao')?.ate,
    board: board?.relogio?.prazo ?? undefined,
    statement: exitStatement?.relogio.prazo ?? undefined,
    ...noticedDays(notices),
  }),
  // Chosen, or settled by a benefit or a redemption.
  'which regime is decided': ({ board, redemption, taxRegime, portability, statement }) => {
    if (!taxRegime) return {}
    const { escolhidoEm, definitivo, regime } = taxRegime.situacao
    const told = statement?.regimeTributario
    return {
      'tax page': escolhidoEm !== null || definitivo ? regime : null,
      board: board?.regime,
      redemption: redemption?.regime,
      portability: portability?.regime,
      statement: told === 'nao-escolhido' ? null : told,
    }
  },
  'what is owed': ({ loans, redemption, portability }) => ({
    loans: loans && (loans.vigente?.quitacao.total ?? 0),
    redemption: loans && redemption?.emprestimo,
    portability: loans && portability?.emprestimo,
  }),
  'what is paid next': ({ home, paySlips }) => ({
    home: home?.beneficio?.proximo ?? undefined,
    'pay slips': home?.beneficio?.proximo ? paySlips?.proximo : undefined,
  }),
  // A month that pays a thirteenth or cash lands otherwise than each of the others, and so does a share of the balance by another quota.
  'what lands in a month': ({ home, paySlips, incomeChange, benefitSuspension }) => {
    const last = paySlips?.contracheques.at(0)
    if (last?.temAbonoAnual !== false || home?.ultimoBeneficio?.competencia !== last.competencia) return {}
    const income = incomeChange && currentIncome(incomeChange)?.paid
    const suspended = benefitSuspension?.renda
    return {
      home: home.ultimoBeneficio.valorLiquido,
      'pay slips': last.liquido,
      'change of income': income?.gross === last.bruto ? income.lands : undefined,
      suspension: suspended?.bruto === last.bruto ? suspended.liquido : undefined,
    }
  },
  'when it was paid last': ({ home, paySlips }) => ({
    home: home?.ultimoBeneficio?.dataPagamento,
    'pay slips': home?.ultimoBeneficio ? paySlips?.contracheques.at(0)?.dataPagamento : undefined,
  }),
  'what twelve months earned': ({ detail, statement, profile }) => ({
    detail: detail?.rentabilidade12Meses ?? undefined,
    statement: statement?.figuras.find(({ figura }) => figura === 'rentabilidade-12-meses')?.resultado,
    profile:
      detail?.rentabilidade12Meses == null || profile?.trocas.length !== 0
        ? undefined
        : returnOfProfile(profile),
  }),
  'until when the income is paid': ({ home, incomeChange }) => ({
    home: lastMonthAtHome(home),
    'change of income': home?.beneficio?.duracao ? lastMonthWhereChanged(incomeChange) : undefined,
  }),
}

function dayToCome(day: string | null | undefined): string | undefined {
  return day && day > saoPauloDateOf(TEST_NOW) ? day : undefined
}

/** Who pays nothing in and is charged for it already is projected as who chose to wait. */
function waits(home: Readings['home']): boolean {
  return home?.projecao?.contribuicaoMensal === 0 && home.projecao.taxaSaldo > 0
}

function simulated({ entradas, regras, mesesDeSaldo }: NonNullable<Readings['simulator']>) {
  return simulateBenefit(entradas, regras, { monthsHeld: mesesDeSaldo, taxes: null })
}

function termOf(simulator: NonNullable<Readings['simulator']>): number | undefined {
  return simulated(simulator).incomes.find(({ type }) => type === 'fixed-term')?.gross
}

/** Of the last twelve months, as the comparison of the profiles has it. */
function returnOfProfile({ perfis, perfil }: NonNullable<Readings['profile']>): number | undefined {
  const own = perfis.find(({ id }) => id === perfil.id)
  return own?.retornos.find(({ meses }) => meses === 12)?.acumulado ?? undefined
}

/** Days until which notices ask to choose, as ISO. */
function noticedDays(notices: Readings['notices']): Answers {
  return Object.fromEntries(
    (notices ?? []).flatMap(({ id, descricao }) => {
      const [, day, month, year] = /Escolha até (\d{2})\/(\d{2})\/(\d{4})/.exec(descricao) ?? []
      return day ? [[`notice ${id}`, `${year}-${month}-${day}`]] : []
    }),
  )
}

function lastMonthAtHome(home: Readings['home']): string | undefined {
  const lasts = home?.beneficio?.duracao
  return lasts && 'ate' in lasts ? lasts.ate : undefined
}

/** As the page of the change draws it, from the month on in which a change would count. */
function lastMonthWhereChanged(change: Readings['incomeChange']): string | undefined {
  if (change?.renda?.type !== 'fixed-term') return undefined
  const { renda, valorCota, projecao, regras } = change
  const first = competenceOf(projecao.paidOn)
  const rules = { ...regras, thirteenthMonth: projecao.thirteenthMonth ?? regras.thirteenthMonth }
  const thirteenth =
    projecao.thirteenthMonth === null
      ? null
      : thirteenthSchedule('fixed-term', rules, first, projecao.paidOfYear)
  const paying = { balance: projecao.saldo, unitValue: valorCota }
  const ends = incomeOverTime(renda, paying, { ...projecao, thirteenth })?.exhaustedIn
  return ends == null ? undefined : addToCompetence(first, ends - 1)
}

let test: TestApi
beforeAll(async () => {
  test = await startTestApi()
})
afterAll(() => test.close())

/** Everybody who can sign in and has a plan, with the plans. */
async function readers() {
  const rows = await test.database
    .selectDistinct({ id: people.id, cpf: people.cpf, name: people.name, planId: planLinks.planId })
    .from(planLinks)
    .innerJoin(people, eq(people.id, planLinks.personId))
    .orderBy(people.id)
  return rows
}

it('no page, paper or notice answers a question of anybody in the demo otherwise than another', async () => {
  const contradictions: string[] = []
  const asked = new Map<string, number>()
  let noticed = 0
  for (const { id, cpf, name, planId } of await readers()) {
    const token = await test.signIn(cpf).catch(() => null)
    if (token === null) continue
    const params = { idPessoa: id, idPlano: planId }
    const read: Readings = Object.fromEntries(
      await Promise.all(
        Object.entries(calls).map(async ([page, call]) => {
          const answered = await test.call(call, { params, token })
          return [page, answered.status === 200 ? answered.answer : undefined]
        }),
      ),
    )
    noticed += Object.keys(noticedDays(read.notices)).length
    for (const [question, answersOf] of Object.entries(questions)) {
      const answers = Object.entries(answersOf(read)).filter(([, answer]) => answer !== undefined)
      const different = new Set(answers.map(([, answer]) => JSON.stringify(answer)))
      if (answers.length > 1) asked.set(question, (asked.get(question) ?? 0) + 1)
      if (different.size > 1)
        contradictions.push(
          `${name}, plan ${planId}: ${question}? ${JSON.stringify(Object.fromEntries(answers))}`,
        )
    }
  }
  expect(contradictions).toEqual([])
  expect(noticed).toBeGreaterThan(0)
  // Nothing is proven of a question that nobody was asked twice.
  expect([...asked.keys()].toSorted()).toEqual(Object.keys(questions).toSorted())
})
