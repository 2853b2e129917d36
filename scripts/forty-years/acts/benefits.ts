import { enviarDocumentoBeneficio, requererBeneficio } from '#contract/benefits/benefit-request.ts'
import { suspenderBeneficio } from '#contract/benefits/benefit-suspension.ts'
import { liberarSuspensaoJudicial, registrarSuspensaoJudicial } from '#contract/benefits/court-suspension.ts'
import { alterarRenda } from '#contract/benefits/income-change.ts'
import { declararFatca, declararPep, notExposed } from '#contract/declarations/declarations.ts'
import { solicitarIsencao65 } from '#contract/taxes/age-exemption.ts'
import { enviarLaudoMedico, solicitarIsencaoDoenca } from '#contract/taxes/illness-exemption.ts'
import { lastBusinessDayOfMonth } from '#domain/business-days.ts'
import { addDays, addToCompetence, competenceOf } from '#domain/calendar.ts'
import { count, type Fund, type Person } from '../fund.ts'
import type { Income, LifeAct } from '../life.ts'
import { file, send, upload } from './requests.ts'

type Of<Name extends LifeAct['act']> = Extract<LifeAct, { act: Name }>

/** Declares what has to be declared before a benefit is asked for. */
export async function declare(fund: Fund, person: Person): Promise<void> {
  await send(fund, person, 'declare', declararPep, notExposed)
  await send(fund, person, 'declare-taxes', declararFatca, {
    cidadeNascimento: 'Recife',
    paisNascimento: 'BR',
    nacionalidade: 'BR',
    outraNacionalidade: '',
    pessoaEstadosUnidos: 'N',
    indiciosEstadosUnidos: false,
    explicacaoIndicios: '',
    residenciasFiscais: [{ pais: 'BR', nif: person.life.cpf, motivoSemNif: null, explicacao: '' }],
    confirmacao: true,
  })
}

const PAPERS = ['identidade', 'endereco', 'desligamento'] as const

export async function retire(
  fund: Fund,
  person: Person,
  { kind, income, cash }: Of<'retire'>,
): Promise<void> {
  const [link] = await fund.ask<{ category: number; situation: number }>(
    'select category, situation from plan_links where id = $1',
    [person.linkId],
  )
  if (link?.category === 2) return
  await declare(fund, person)
  const papers: Record<string, string | null> = { cpf: null, cartaInss: null }
  for (const paper of PAPERS)
    papers[paper] = await upload(fund, person, enviarDocumentoBeneficio, { tipoDocumento: paper })
  await file(fund, person, 'retire', requererBeneficio, {
    beneficio: link?.category === 5 ? 'bpd' : kind,
    dataInicio: fund.today(),
    tipoRenda: income.type,
    percentual: income.type === 'percentual' ? income.percent : null,
    prazoAnos: income.type === 'prazo-certo' ? income.years : null,
    saque: cash,
    regimeCiente: true,
    declaracao: true,
    ...papers,
  })
}

export async function changeIncome(fund: Fund, person: Person, income: Income): Promise<void> {
  if (income.type === 'vitalicia') return
  await file(fund, person, 'change-income', alterarRenda, {
    tipo: income.type,
    percentual: income.type === 'percentual' ? income.percent : null,
    anos: income.type === 'prazo-certo' ? income.years : null,
  })
}

export async function suspendBenefit(
  fund: Fund,
  person: Person,
  { months }: Of<'suspend-benefit'>,
): Promise<void> {
  await file(fund, person, 'suspend-benefit', suspenderBeneficio, { meses: months })
}

/** A court stops a benefit, as in a divorce, and Luiz registers its order; one of a day of payment comes the day after, for nights tell no hours. */
export async function registerOrder(fund: Fund, person: Person): Promise<void> {
  if (fund.today() === lastBusinessDayOfMonth(fund.today()))
    return fund.plan(addDays(fund.today(), 1), person.life, { act: 'court-order' })
  const body = {
    idPessoa: person.personId,
    idVinculo: person.linkId,
    motivo: 'Partilha em processo de divórcio.',
    numeroDocumento: `Ofício ${person.life.n}/${fund.today().slice(0, 4)}`,
    desde: fund.today(),
    ordem: null,
  }
  const { status } = await fund.as('luiz', registrarSuspensaoJudicial, { body })
  count(fund, 'court-order', String(status))
}

export async function releaseOrder(fund: Fund, person: Person): Promise<void> {
  const numeroDocumento = `Ofício ${person.life.n}/${fund.today().slice(0, 4)}-L`
  const body = { idPessoa: person.personId, idVinculo: person.linkId, numeroDocumento, ordem: null }
  const { status } = await fund.as('luiz', liberarSuspensaoJudicial, { body })
  count(fund, 'court-release', String(status))
}

export async function fallIll(fund: Fund, person: Person): Promise<void> {
  const laudo = await upload(fund, person, enviarLaudoMedico)
  if (laudo === null) return count(fund, 'fall-ill', 'no report')
  const ends = fund.random('illness', person.life.n).integer(0, 1) === 1
  await file(fund, person, 'fall-ill', solicitarIsencaoDoenca, {
    doenca: 'parkinson',
    dataDiagnostico: addDays(fund.today(), -20),
    emissor: 'state',
    temValidade: ends ? 'S' : 'N',
    validade: ends ? addDays(fund.today(), 500) : null,
    laudo,
    declaracao: true,
  })
}

export async function turn65(fund: Fund, person: Person): Promise<void> {
  await file(fund, person, 'turn-65', solicitarIsencao65, {
    outraFonte: 'S',
    fontes: ['Instituto da Previdência'],
    mesInicio: addToCompetence(competenceOf(fund.today()), 1),
    declaracao: true,
  })
}
