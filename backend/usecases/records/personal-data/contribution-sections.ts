import { desc, eq } from 'drizzle-orm'
import { contributionPayments } from '#backend/database/schema/contribution-payments.ts'
import {
  contributionPercentages,
  salaries,
  voluntarySettings,
} from '#backend/database/schema/contributions.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { contributionSuspensions } from '#backend/database/schema/suspensions.ts'
import { type DataSection, defineDataSection } from './data-section.ts'

/** Payments of the person into their plans: salaries, percentages, voluntary values, slips issued, and suspensions. */
export const contributionSections: readonly DataSection[] = [
  defineDataSection({
    title: 'Salários informados',
    tables: ['salaries'],
    columns: { Matrícula: 'text', 'Vale desde': 'date', 'Salário (R$)': 'amount' },
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
  }),
  defineDataSection({
    title: 'Percentuais de contribuição',
    tables: ['contribution_percentages'],
    columns: {
      Matrícula: 'text',
      'Vale desde': 'month',
      'Básica (%)': 'points',
      'Suplementar (%)': 'points',
    },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          'Vale desde': contributionPercentages.validFrom,
          'Básica (%)': contributionPercentages.basicPercent,
          'Suplementar (%)': contributionPercentages.supplementaryPercent,
        })
        .from(contributionPercentages)
        .innerJoin(planLinks, eq(planLinks.id, contributionPercentages.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(contributionPercentages.validFrom)),
  }),
  defineDataSection({
    title: 'Contribuições voluntárias escolhidas',
    tables: ['voluntary_settings'],
    columns: {
      Matrícula: 'text',
      'Vale desde': 'month',
      'Valor (R$)': 'amount',
      Agência: 'text',
      Conta: 'text',
    },
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
  }),
  defineDataSection({
    title: 'Contribuições geradas',
    tables: ['contribution_payments'],
    columns: {
      Matrícula: 'text',
      Mês: 'month',
      Vencimento: 'date',
      'Valor (R$)': 'amount',
      'Paga em': 'date',
      'Cancelada em': 'date',
    },
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
  }),
  defineDataSection({
    title: 'Suspensões de contribuição',
    tables: ['contribution_suspensions'],
    columns: { Matrícula: 'text', De: 'month', Até: 'month', 'Encerrada em': 'date' },
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
  }),
]
