import { asc, desc, eq } from 'drizzle-orm'
import { benefitSuspensions } from '#backend/database/schema/benefit-suspensions.ts'
import { benefitDiscounts, benefitIncomes, benefits } from '#backend/database/schema/benefits.ts'
import { courtSuspensions } from '#backend/database/schema/court-suspensions.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { proofOfLifeSuspensions } from '#backend/database/schema/proof-of-life-suspensions.ts'
import { savedSimulations } from '#backend/database/schema/saved-simulations.ts'
import { benefitNames, incomeTypeNames } from '#contract/benefits/benefits.text.ts'
import { paySlipLineNames } from '#contract/payroll/pay-slips.text.ts'
import { simulationFieldNames, simulationFigureText } from '#contract/simulation/benefit-simulation.text.ts'
import type { SimulationField, SimulationInputs } from '#domain/simulation/safe-inputs.ts'
import { type DataSection, defineDataSection } from './data-section.ts'

/** The benefits of the person: how each was granted, how it was paid from when on, and what is taken from it. */
export const benefitSections: readonly DataSection[] = [
  defineDataSection({
    title: 'Suspensões do benefício',
    tables: ['benefit_suspensions'],
    columns: { Matrícula: 'text', De: 'month', Até: 'month', 'Encerrada em': 'date' },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          De: benefitSuspensions.fromMonth,
          Até: benefitSuspensions.toMonth,
          'Encerrada em': benefitSuspensions.endedEarlyOn,
        })
        .from(benefitSuspensions)
        .innerJoin(planLinks, eq(planLinks.id, benefitSuspensions.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(benefitSuspensions.fromMonth)),
  }),
  defineDataSection({
    title: 'Suspensões do benefício por ordem da Justiça',
    tables: ['court_suspensions'],
    columns: {
      Matrícula: 'text',
      Motivo: 'text',
      Documento: 'text',
      'Vale desde': 'date',
      'Sem pagamento desde': 'date',
      'Liberado em': 'date',
      'Documento que liberou': 'text',
      'Pago o que ficou guardado em': 'date',
    },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          Motivo: courtSuspensions.reason,
          Documento: courtSuspensions.documentNumber,
          'Vale desde': courtSuspensions.orderedFrom,
          'Sem pagamento desde': courtSuspensions.standsSince,
          'Liberado em': courtSuspensions.liftedOn,
          'Documento que liberou': courtSuspensions.liftedByDocument,
          'Pago o que ficou guardado em': courtSuspensions.madeUpOn,
        })
        .from(courtSuspensions)
        .innerJoin(planLinks, eq(planLinks.id, courtSuspensions.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(courtSuspensions.id)),
  }),
  defineDataSection({
    title: 'Suspensões do benefício por falta de recadastramento',
    tables: ['proof_of_life_suspensions'],
    columns: {
      Matrícula: 'text',
      'Sem pagamento desde': 'date',
      'Acabou em': 'date',
      'Pago o que ficou guardado em': 'date',
    },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          'Sem pagamento desde': proofOfLifeSuspensions.standsSince,
          'Acabou em': proofOfLifeSuspensions.liftedOn,
          'Pago o que ficou guardado em': proofOfLifeSuspensions.madeUpOn,
        })
        .from(proofOfLifeSuspensions)
        .innerJoin(planLinks, eq(planLinks.id, proofOfLifeSuspensions.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(proofOfLifeSuspensions.id)),
  }),
  defineDataSection({
    title: 'Benefícios',
    tables: ['benefits'],
    columns: {
      Matrícula: 'text',
      Benefício: 'text',
      'Concedido em': 'date',
      'Primeiro pagamento': 'date',
      'Saque à vista (% do saldo)': 'points',
      Conta: 'text',
      'Encerrado em': 'date',
    },
    read: async (database, personId) => {
      const rows = await database
        .select({ benefit: benefits, enrolment: planLinks.enrolment })
        .from(benefits)
        .innerJoin(planLinks, eq(planLinks.id, benefits.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(benefits.grantedOn))
      return rows.map(({ benefit, enrolment }) => ({
        Matrícula: enrolment,
        Benefício: benefitNames[benefit.kind],
        'Concedido em': benefit.grantedOn,
        'Primeiro pagamento': benefit.firstPaymentOn,
        'Saque à vista (% do saldo)': benefit.cashPercent,
        Conta: `${benefit.bank} ${benefit.agency} ${benefit.account}`,
        'Encerrado em': benefit.endedOn,
      }))
    },
  }),
  defineDataSection({
    title: 'Formas de receber o benefício',
    tables: ['benefit_incomes'],
    columns: {
      Matrícula: 'text',
      Desde: 'month',
      Forma: 'text',
      'Do saldo por mês (%)': 'points',
      'Prazo (meses)': 'number',
      'Por mês (R$)': 'amount',
      'Por mês (cotas)': 'quotas',
    },
    read: async (database, personId) => {
      const rows = await database
        .select({ income: benefitIncomes, enrolment: planLinks.enrolment })
        .from(benefitIncomes)
        .innerJoin(benefits, eq(benefits.id, benefitIncomes.benefitId))
        .innerJoin(planLinks, eq(planLinks.id, benefits.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(asc(benefitIncomes.validFrom), asc(benefitIncomes.id))
      return rows.map(({ income, enrolment }) => ({
        Matrícula: enrolment,
        Desde: income.validFrom,
        Forma: incomeTypeNames[income.incomeType],
        'Do saldo por mês (%)': income.percent,
        'Prazo (meses)': income.termMonths,
        'Por mês (R$)': income.monthlyAmount,
        'Por mês (cotas)': income.quotasPerMonth,
      }))
    },
  }),
  defineDataSection({
    title: 'Descontos do benefício',
    tables: ['benefit_discounts'],
    columns: { Matrícula: 'text', Desconto: 'text', 'Por mês (R$)': 'amount', De: 'month', Até: 'month' },
    read: async (database, personId) => {
      const rows = await database
        .select({ discount: benefitDiscounts, enrolment: planLinks.enrolment })
        .from(benefitDiscounts)
        .innerJoin(benefits, eq(benefits.id, benefitDiscounts.benefitId))
        .innerJoin(planLinks, eq(planLinks.id, benefits.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(asc(benefitDiscounts.fromMonth), asc(benefitDiscounts.id))
      return rows.map(({ discount, enrolment }) => ({
        Matrícula: enrolment,
        Desconto: paySlipLineNames[discount.code],
        'Por mês (R$)': discount.amount,
        De: discount.fromMonth,
        Até: discount.toMonth,
      }))
    },
  }),
  defineDataSection({
    title: 'Simulações de benefício guardadas',
    tables: ['saved_simulations'],
    columns: {
      Matrícula: 'text',
      Nome: 'text',
      'Guardada em': 'date',
      'Idade ao se aposentar': 'number',
      'Contribuição por mês (R$)': 'amount',
      'Rendimento ao ano (%)': 'points',
      'Saldo na aposentadoria (R$)': 'amount',
      'Outros números': 'text',
    },
    read: async (database, personId) => {
      const rows = await database
        .select({ saved: savedSimulations, enrolment: planLinks.enrolment })
        .from(savedSimulations)
        .innerJoin(planLinks, eq(planLinks.id, savedSimulations.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(savedSimulations.id))
      return rows.map(({ saved: { name, savedOn, inputs, result }, enrolment }) => ({
        Matrícula: enrolment,
        Nome: name,
        'Guardada em': savedOn,
        'Idade ao se aposentar': inputs.retirementAge,
        'Contribuição por mês (R$)': inputs.ownContribution,
        'Rendimento ao ano (%)': inputs.realReturnPercent,
        'Saldo na aposentadoria (R$)': result.saldo,
        'Outros números': otherFigures(inputs),
      }))
    },
  }),
]

const toldByThemselves: ReadonlySet<SimulationField> = new Set([
  'retirementAge',
  'ownContribution',
  'realReturnPercent',
])

/** Every other figure of a simulation, each under its name. */
function otherFigures(inputs: SimulationInputs): string {
  return (Object.keys(simulationFieldNames) as SimulationField[])
    .filter((field) => !toldByThemselves.has(field))
    .map((field) => `${simulationFieldNames[field]}: ${simulationFigureText(field, inputs[field])}`)
    .join('; ')
}
