import { alterarContribuicao, retornarContribuicao } from '#contract/contributions/contributions.ts'
import { encerrarSuspensaoContribuicao, suspenderContribuicao } from '#contract/contributions/suspensions.ts'
import { enviarDocumentoDependente, solicitarDependentes } from '#contract/dependants/dependants.ts'
import { gerarBoletoQuitacao } from '#contract/loans/loan-bills.ts'
import { pedirEmprestimo, retornarEmprestimos } from '#contract/loans/loans.ts'
import { optarRegimeTributacao } from '#contract/taxes/tax-regime.ts'
import { addDays } from '#domain/calendar.ts'
import { count, type Fund, PASSWORD, type Person } from '../fund.ts'
import type { LifeAct } from '../life.ts'
import { asPerson, file, readingOf, send, targetOf, upload } from './requests.ts'

type Of<Name extends LifeAct['act']> = Extract<LifeAct, { act: Name }>

export async function changeContribution(
  fund: Fund,
  person: Person,
  { basic, supplementary }: Of<'change-contribution'>,
): Promise<void> {
  const read = await asPerson(fund, person, retornarContribuicao, readingOf(person))
  if (read?.status !== 200) return count(fund, 'change-contribution', `not read, ${read?.status}`)
  const { contribuicao } = read.answer
  if (contribuicao.modalidade === 'voluntaria') {
    const valorContribuicao = person.life.voluntary + basic * 10
    const values = { modalidade: 'voluntaria', valorContribuicao, formaPagamento: 2 }
    await file(fund, person, 'change-contribution', alterarContribuicao, values)
    return
  }
  const isAbove = contribuicao.salario >= Number(contribuicao.parametros.unidade)
  const values = {
    modalidade: 'percentual',
    percentualBasica: isAbove ? basic : 0,
    percentualSuplementar: isAbove && basic < 6 ? 0 : supplementary || 2,
  }
  await file(fund, person, 'change-contribution', alterarContribuicao, values)
}

export async function suspendContribution(
  fund: Fund,
  person: Person,
  { months }: Of<'suspend-contribution'>,
): Promise<void> {
  const values = { meses: months, cienteRisco: true }
  await file(fund, person, 'suspend-contribution', suspenderContribuicao, values)
}

export async function resumeContribution(fund: Fund, person: Person): Promise<void> {
  const body = targetOf(person)
  const answered = await asPerson(fund, person, encerrarSuspensaoContribuicao, { body })
  count(fund, 'resume-contribution', String(answered?.status))
}

export async function chooseRegime(
  fund: Fund,
  person: Person,
  { regime }: Of<'choose-regime'>,
): Promise<void> {
  const values = { regime, viuComparacao: true, aceitaIrrevogavel: true, senha: PASSWORD }
  await send(fund, person, 'choose-regime', optarRegimeTributacao, values)
}

export async function addDependants(
  fund: Fund,
  person: Person,
  { people }: Of<'add-dependants'>,
): Promise<void> {
  const dependentes = []
  for (const { name, cpf, birth, kinship, share } of people) {
    const comprovante = await upload(fund, person, enviarDocumentoDependente)
    if (comprovante === null) return count(fund, 'add-dependants', 'no paper')
    dependentes.push({
      id: '',
      name,
      cpf,
      birthdate: birth,
      kindship: kinship,
      finality: 2,
      average: share,
      estudante: 'N',
      incapaz: 'N',
      comprovante,
      escolar: null,
      laudo: null,
      encerra: 'N',
      motivoFim: null,
      fim: null,
    })
  }
  await file(fund, person, 'add-dependants', solicitarDependentes, { tipo: 2, dependentes })
}

export async function borrow(
  fund: Fund,
  person: Person,
  { share, months, system }: Of<'borrow'>,
): Promise<void> {
  const read = await asPerson(fund, person, retornarEmprestimos, readingOf(person))
  if (read?.status !== 200) return count(fund, 'borrow', `not read, ${read?.status}`)
  const { meios, regras } = read.answer
  if (meios === null) return count(fund, 'borrow', 'no means')
  // An instalment may take a part of the pay, and what is lent a part of what a redemption would give.
  const bounds =
    meios.tipo === 'salario'
      ? [(meios.resgateLiquido * regras.redemptionPercent) / 100, meios.disponivel * 0.2 * months]
      : [meios.beneficio * regras.benefitMultiple, meios.beneficio * 0.2 * months]
  const valor = Math.floor(Math.min(regras.maximumAmount, ...bounds) * share)
  if (valor < 200) return count(fund, 'borrow', 'too little')
  await file(fund, person, 'borrow', pedirEmprestimo, {
    valor,
    parcelas: months,
    sistema: system,
    ciente: true,
  })
}

export async function payLoanOff(fund: Fund, person: Person): Promise<void> {
  await send(fund, person, 'pay-loan-off', gerarBoletoQuitacao, { em: addDays(fund.today(), 3) })
}
