import { desc, eq } from 'drizzle-orm'
import { ageExemptions } from '../../database/schema/age-exemptions.ts'
import { contributionPayments } from '../../database/schema/contribution-payments.ts'
import { contributionPercentages, salaries, voluntarySettings } from '../../database/schema/contributions.ts'
import {
  investmentProfileResults,
  investmentProfileSwitches,
} from '../../database/schema/investment-profile-choices.ts'
import { investmentProfiles } from '../../database/schema/investment-profiles.ts'
import { ledgerEntries } from '../../database/schema/ledger.ts'
import { paySlips } from '../../database/schema/pay-slips.ts'
import { planLinks, plans } from '../../database/schema/plans.ts'
import { contributionSuspensions } from '../../database/schema/suspensions.ts'
import { taxRegimeOptions } from '../../database/schema/tax-regime-options.ts'
import { categoryNamed, situationNamed } from '../../names.ts'
import type { DataSection } from './data-section.ts'

const REGIMES: Readonly<Record<string, string>> = { progressive: 'Progressivo', regressive: 'Regressivo' }

/** The person's plans, and everything in them: what was paid in, what was paid out, and what was chosen. */
export const planSections: readonly DataSection[] = [
  {
    title: 'Planos e matrículas',
    tables: ['plan_links'],
    read: async (database, personId) => {
      const rows = await database
        .select({ link: planLinks, plan: plans.name, profile: investmentProfiles.name })
        .from(planLinks)
        .innerJoin(plans, eq(plans.id, planLinks.planId))
        .innerJoin(investmentProfiles, eq(investmentProfiles.id, planLinks.profileId))
        .where(eq(planLinks.personId, personId))
      return rows.map(({ link, plan, profile }) => ({
        Plano: plan,
        Matrícula: link.enrolment,
        Categoria: categoryNamed(link.category).nome,
        Situação: situationNamed(link.situation).nome,
        'Entrada no plano': link.joinedOn,
        'Regime de tributação': link.taxRegime && REGIMES[link.taxRegime],
        'Perfil de investimentos': profile,
      }))
    },
  },
  {
    title: 'Salários informados',
    tables: ['salaries'],
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          'Vale desde': salaries.validFrom,
          'Salário (R$)': salaries.amount,
        })
        .from(salaries)
        .innerJoin(planLinks, eq(planLinks.id, salaries.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(salaries.validFrom)),
  },
  {
    title: 'Percentuais de contribuição',
    tables: ['contribution_percentages'],
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          'Vale desde': contributionPercentages.validFrom,
          'Básica (%)': contributionPercentages.basic,
          'Suplementar (%)': contributionPercentages.supplementary,
        })
        .from(contributionPercentages)
        .innerJoin(planLinks, eq(planLinks.id, contributionPercentages.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(contributionPercentages.validFrom)),
  },
  {
    title: 'Contribuições voluntárias escolhidas',
    tables: ['voluntary_settings'],
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          'Vale desde': voluntarySettings.validFrom,
          'Valor (R$)': voluntarySettings.amount,
          Agência: voluntarySettings.agency,
          Conta: voluntarySettings.account,
        })
        .from(voluntarySettings)
        .innerJoin(planLinks, eq(planLinks.id, voluntarySettings.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(voluntarySettings.validFrom)),
  },
  {
    title: 'Contribuições geradas',
    tables: ['contribution_payments'],
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          Mês: contributionPayments.competence,
          Vencimento: contributionPayments.dueDate,
          'Valor (R$)': contributionPayments.amount,
          'Paga em': contributionPayments.paidOn,
          'Cancelada em': contributionPayments.cancelledOn,
        })
        .from(contributionPayments)
        .innerJoin(planLinks, eq(planLinks.id, contributionPayments.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(contributionPayments.dueDate)),
  },
  {
    title: 'Suspensões de contribuição',
    tables: ['contribution_suspensions'],
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          De: contributionSuspensions.fromMonth,
          Até: contributionSuspensions.toMonth,
          'Encerrada em': contributionSuspensions.endedEarlyOn,
        })
        .from(contributionSuspensions)
        .innerJoin(planLinks, eq(planLinks.id, contributionSuspensions.linkId))
        .where(eq(planLinks.personId, personId)),
  },
  {
    title: 'Movimentos do saldo',
    tables: ['ledger_entries'],
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          Data: ledgerEntries.date,
          Movimento: ledgerEntries.type,
          Conta: ledgerEntries.account,
          'Creditado pela primeira vez em': ledgerEntries.lotDate,
          'Valor (R$)': ledgerEntries.amount,
          Cotas: ledgerEntries.quotas,
        })
        .from(ledgerEntries)
        .innerJoin(planLinks, eq(planLinks.id, ledgerEntries.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(ledgerEntries.date), desc(ledgerEntries.id)),
  },
  {
    title: 'Pagamentos de benefício',
    tables: ['pay_slips', 'pay_slip_lines'],
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          Mês: paySlips.competence,
          'Pago em': paySlips.paidOn,
          'Bruto (R$)': paySlips.gross,
          'Descontos (R$)': paySlips.discounts,
          'Líquido (R$)': paySlips.net,
        })
        .from(paySlips)
        .innerJoin(planLinks, eq(planLinks.id, paySlips.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(paySlips.competence)),
  },
  {
    title: 'Respostas sobre investimentos',
    tables: ['profile_results'],
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          'Respondido em': investmentProfileResults.answeredOn,
          Pontos: investmentProfileResults.score,
          'Perfil indicado': investmentProfiles.name,
          Respostas: investmentProfileResults.answers,
        })
        .from(investmentProfileResults)
        .innerJoin(planLinks, eq(planLinks.id, investmentProfileResults.linkId))
        .innerJoin(investmentProfiles, eq(investmentProfiles.id, investmentProfileResults.profileId))
        .where(eq(planLinks.personId, personId)),
  },
  {
    title: 'Trocas de perfil de investimentos',
    tables: ['profile_switches'],
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          'Vale desde': investmentProfileSwitches.effectiveOn,
          'Novo perfil': investmentProfiles.name,
          'Feita em': investmentProfileSwitches.carriedOutAt,
          'Saldo trocado (R$)': investmentProfileSwitches.balance,
        })
        .from(investmentProfileSwitches)
        .innerJoin(planLinks, eq(planLinks.id, investmentProfileSwitches.linkId))
        .innerJoin(investmentProfiles, eq(investmentProfiles.id, investmentProfileSwitches.toProfileId))
        .where(eq(planLinks.personId, personId)),
  },
  {
    title: 'Opções de imposto',
    tables: ['tax_regime_options', 'age_exemptions'],
    read: async (database, personId) => {
      const [options, exemptions] = await Promise.all([
        database
          .select({ option: taxRegimeOptions, enrolment: planLinks.enrolment })
          .from(taxRegimeOptions)
          .innerJoin(planLinks, eq(planLinks.id, taxRegimeOptions.linkId))
          .where(eq(planLinks.personId, personId)),
        database
          .select({ exemption: ageExemptions, enrolment: planLinks.enrolment })
          .from(ageExemptions)
          .innerJoin(planLinks, eq(planLinks.id, ageExemptions.linkId))
          .where(eq(planLinks.personId, personId)),
      ])
      return [
        ...options.map(({ option, enrolment }) => ({
          Matrícula: enrolment,
          Opção: `Regime ${REGIMES[option.regime]?.toLowerCase() ?? option.regime}`,
          Desde: option.chosenOn,
        })),
        ...exemptions.map(({ exemption, enrolment }) => ({
          Matrícula: enrolment,
          Opção: exemption.appliesHere
            ? 'Parcela isenta aos 65 anos usada neste plano'
            : 'Parcela isenta aos 65 anos usada em outra fonte',
          Desde: exemption.validFrom,
        })),
      ]
    },
  },
]
