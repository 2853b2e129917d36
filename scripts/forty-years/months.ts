import { registrarCota, retornarPerfis } from '#contract/investments/profile-management.ts'
import { publicarRegra, retornarRegra, salvarRascunhoRegra } from '#contract/plan-rules/plan-rules.ts'
import { retornarValoresIndexador, salvarValoresIndexador } from '#contract/settings/indexers.ts'
import { retornarCadastro } from '#contract/settings/registries.ts'
import { addToCompetence, competenceOf, type IsoDate } from '#domain/calendar.ts'
import { monthlyAmounts } from '#domain/contributions/monthly-amounts.ts'
import { count, type Fund } from './fund.ts'
import type { Life } from './life.ts'
import { bringSheet } from './sheets.ts'

/** Whoever a sponsor pays this month, with what they chose. */
type Employed = {
  cpf: string
  planId: number
  enrolment: string
  salary: string
  basic: number
  supplementary: number
}

/** Contributions that plans take, by plan: the unit changes by the year. */
const MATCH_CEILING: Readonly<Record<number, number | null>> = { 1: null, 7: 6 }
const FACTOR = '1.0833'

/** The sponsors' sheet of new colleagues. */
export async function bringPeople(fund: Fund, lives: readonly Life[]): Promise<void> {
  const rows = lives.map((life) => ({
    cpf: life.cpf,
    nome: life.name,
    data_nascimento: life.birth,
    email: `pessoa${life.n}@exemplo.com.br`,
    plano_id: String(life.planId),
    matricula: life.enrolment,
    categoria_id: '1',
    situacao_id: '1',
    data_adesao: life.joinedOn,
    data_admissao: life.planId === 4 ? '' : life.joinedOn,
    salario: life.planId === 4 ? '' : life.salary.replace('.', ','),
    patrocinadora: life.planId === 1 ? 'HP Brasil' : life.planId === 7 ? 'DXC Technology' : '',
    perfil: fund.random('profile', life.n).pick(['Conservador', 'Moderado', 'Arrojado']),
    banco: '341',
    agencia: '0057',
    conta: '12345-7',
  }))
  const refused = await bringSheet(fund, 'pessoas', rows)
  count(fund, 'enter', 'taken')
  if (refused > 0) throw new Error(`${refused} new people were refused: ${JSON.stringify(rows[0])}`)
}

/** History that somebody who joined long ago brings, at the newest quota. */
export async function bringBalances(fund: Fund, lives: readonly Life[], day: IsoDate): Promise<void> {
  const rows = lives
    .filter(({ brought }) => brought > 0)
    .flatMap(({ cpf, planId, enrolment, brought }) =>
      (planId === 4 ? (['CV'] as const) : (['CS', 'CP'] as const)).map((tipo) => ({
        cpf,
        plano_id: String(planId),
        matricula: enrolment,
        competencia: competenceOf(day),
        tipo,
        valor: `${brought},00`,
        data_credito: day,
      })),
    )
  if ((await bringSheet(fund, 'contribuicoes', rows)) > 0) throw new Error('balances were refused')
}

/** The contributions that the sponsors deduct and add in a month, at the quota of a day. */
export async function bringContributions(fund: Fund, day: IsoDate): Promise<void> {
  const month = competenceOf(day)
  const employed = await fund.ask<Employed>(
    `select p.cpf, l.plan_id as "planId", l.enrolment, s.amount::text as salary,
       c.basic::float8 as basic, c.supplementary::float8 as supplementary
     from plan_links l join people p on p.id = l.person_id
     join lateral (select amount from salaries where link_id = l.id and valid_from <= $1
       order by valid_from desc, id desc limit 1) s on true
     join lateral (select basic, supplementary from contribution_percentages where link_id = l.id and valid_from <= $2
       order by valid_from desc, id desc limit 1) c on true
     where l.category = 1 and l.situation = 1 and l.plan_id <> 4 order by l.id`,
    [day, month],
  )
  const rows = []
  for (const { cpf, planId, enrolment, salary, basic, supplementary } of employed) {
    const terms = {
      factor: FACTOR,
      unit: unitIn(fund, month),
      match: { rate: 100, ceilingPercent: MATCH_CEILING[planId] ?? null },
    }
    const amounts = monthlyAmounts(
      { salary, basicPercent: basic, supplementaryPercent: supplementary },
      terms,
    )
    for (const [tipo, valor] of [
      ['CB', amounts.basic],
      ['CS', amounts.supplementary],
      ['CP', amounts.employer],
    ] as const)
      if (valor > 0)
        rows.push({
          cpf,
          plano_id: String(planId),
          matricula: enrolment,
          competencia: month,
          tipo,
          valor: valor.toFixed(2).replace('.', ','),
          data_credito: day,
        })
  }
  count(fund, 'contributions', `${await bringSheet(fund, 'contribuicoes', rows)} refused`)
}

/** Pay rises once a year, for who is still employed. */
export async function raiseSalaries(fund: Fund, day: IsoDate): Promise<void> {
  const employed = await fund.ask<{ cpf: string; planId: number; enrolment: string; salary: string }>(
    `select p.cpf, l.plan_id as "planId", l.enrolment, s.amount::text as salary
     from plan_links l join people p on p.id = l.person_id
     join lateral (select amount from salaries where link_id = l.id order by valid_from desc, id desc limit 1) s on true
     where l.category = 1 and l.situation in (1, 6) and l.plan_id <> 4 order by l.id`,
  )
  const random = fund.random('salaries', day)
  const rows = employed.map(({ cpf, planId, enrolment, salary }) => ({
    cpf,
    plano_id: String(planId),
    matricula: enrolment,
    salario: (Number(salary) * (1 + random.integer(10, 60) / 1000)).toFixed(2).replace('.', ','),
    vigencia: day,
  }))
  await bringSheet(fund, 'salarios', rows)
}

const FIRST_UNIT = 7473.3
const YEARLY = 1.035

/** The unit of plans in a month: it follows prices each first of June. */
function unitIn(fund: Fund, month: string): number {
  const published = fund.units.findLast(({ from }) => from.slice(0, 7) <= month)
  return published?.unit ?? FIRST_UNIT
}

/** Publishes the unit of the year for both plans, from the first of next month on. */
export async function publishUnit(fund: Fund, day: IsoDate): Promise<void> {
  const from = `${addToCompetence(competenceOf(day), 1)}-01`
  const unit = Number((unitIn(fund, competenceOf(day)) * YEARLY).toFixed(2))
  for (const idPlano of [1, 7]) {
    const place = { tipo: 'contribution-terms', idPlano }
    const { historico } = (
      await fund.as('marta', retornarRegra, { params: { tipo: place.tipo }, query: { idPlano } })
    ).answer
    const inForce = historico.find(({ situacao }) => situacao === 'vigente')
    if (!inForce) throw new Error(`plan ${idPlano} has no terms`)
    const draft = await fund.as('marta', salvarRascunhoRegra, {
      body: {
        ...place,
        versao: 0,
        regras: { ...inForce.regras, unit },
        aPartirDe: from,
        fonte: `Ata do conselho de ${day}`,
        nota: '',
      },
    })
    const versao = draft.answer.rascunho?.versao ?? 0
    const published = await fund.as('marta', publicarRegra, { body: { ...place, versao } })
    count(fund, 'publish', String(published.status))
  }
  fund.units.push({ from, unit })
}

/** A change of a month's quota, per cent, by profile: crashes come every ten years or so. */
function changeOf(fund: Fund, month: string, profile: number): number {
  const market = fund.random('market', month)
  const crash = market.next() < 0.008 ? -market.integer(12, 35) : 0
  const bell = market.bell()
  return (
    [0.55, 0.6 + bell * 0.4 + crash * 0.1, 0.65 + bell * 1.5 + crash * 0.4, 0.75 + bell * 3 + crash][
      profile
    ] ?? 0
  )
}

/** Publishes the quota of every profile for a day. */
export async function publishQuotas(fund: Fund, day: IsoDate): Promise<void> {
  const profiles = (await fund.as('marta', retornarPerfis)).answer
  await Promise.all(
    profiles.map(async ({ id: idPerfil, cota }, at) => {
      const before = Number(cota?.valor ?? '1')
      const valor = (before * (1 + changeOf(fund, competenceOf(day), at) / 100)).toFixed(8)
      fund.told.quotas.push({ profileId: idPerfil, day, value: valor })
      const body = { idPerfil, data: day, valor, motivo: '' }
      const { status } = await fund.as('marta', registrarCota, { body })
      count(fund, 'quota', String(status))
    }),
  )
}

/** The index of prices of the month before, as its publisher tells it. */
export async function publishPrices(fund: Fund, day: IsoDate): Promise<void> {
  const { itens } = (await fund.as('marta', retornarCadastro, { params: { cadastro: 'indexadores' } })).answer
  const idIndexador = itens[0]?.id ?? 0
  const known = (await fund.as('marta', retornarValoresIndexador, { params: { idIndexador } })).answer
  const month = addToCompetence(competenceOf(day), -1)
  const percentual = fund.random('prices', month).integer(-20, 90) / 100
  const valores = [
    ...known.valores.filter(({ competencia }) => competencia < month),
    { competencia: month, percentual },
  ]
  const body = { idIndexador, versao: known.versao, valores }
  const { status } = await fund.as('marta', salvarValoresIndexador, { body })
  count(fund, 'prices', String(status))
}
