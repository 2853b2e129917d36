import { desc, eq } from 'drizzle-orm'
import { contributionPayments } from '../../database/schema/contribution-payments.ts'
import { contributionPercentages, salaries, voluntarySettings } from '../../database/schema/contributions.ts'
import {
  loanBills,
  loanContracts,
  loanInstalments,
  loanPayments,
  loans,
} from '../../database/schema/loans.ts'
import { planLinks } from '../../database/schema/plans.ts'
import { portabilityTransfers } from '../../database/schema/portability-transfers.ts'
import { redemptionPayments } from '../../database/schema/redemption-payments.ts'
import { contributionSuspensions } from '../../database/schema/suspensions.ts'
import { type DataSection, defineDataSection } from './data-section.ts'

/** What the person pays into their plans: salaries, percentages, voluntary values, what was issued, and what stood still. */
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
          'Básica (%)': contributionPercentages.basic,
          'Suplementar (%)': contributionPercentages.supplementary,
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
  defineDataSection({
    title: 'Resgates pagos',
    tables: ['redemption_payments'],
    columns: {
      Matrícula: 'text',
      'Pago em': 'date',
      'Valor bruto (R$)': 'amount',
      'Imposto (R$)': 'amount',
      'Quitou empréstimo (R$)': 'amount',
      'Recebido (R$)': 'amount',
      'Ficou no plano (R$)': 'amount',
    },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          'Pago em': redemptionPayments.paidOn,
          'Valor bruto (R$)': redemptionPayments.gross,
          'Imposto (R$)': redemptionPayments.tax,
          'Quitou empréstimo (R$)': redemptionPayments.loanOffset,
          'Recebido (R$)': redemptionPayments.net,
          'Ficou no plano (R$)': redemptionPayments.forfeited,
        })
        .from(redemptionPayments)
        .innerJoin(planLinks, eq(planLinks.id, redemptionPayments.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(redemptionPayments.paidOn)),
  }),
  defineDataSection({
    title: 'Portabilidades para outras entidades',
    tables: ['portability_transfers'],
    columns: {
      Matrícula: 'text',
      'Transferido em': 'date',
      'Valor (R$)': 'amount',
      Entidade: 'text',
      CNPJ: 'text',
      Plano: 'text',
      'CNPB ou processo': 'text',
    },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          'Transferido em': portabilityTransfers.transferredOn,
          'Valor (R$)': portabilityTransfers.amount,
          Entidade: portabilityTransfers.entityName,
          CNPJ: portabilityTransfers.cnpj,
          Plano: portabilityTransfers.planName,
          'CNPB ou processo': portabilityTransfers.planCode,
        })
        .from(portabilityTransfers)
        .innerJoin(planLinks, eq(planLinks.id, portabilityTransfers.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(portabilityTransfers.transferredOn)),
  }),
  defineDataSection({
    title: 'Empréstimos',
    tables: ['loans', 'loan_contracts'],
    columns: {
      Matrícula: 'text',
      'Liberado em': 'date',
      'Valor (R$)': 'amount',
      'IOF (R$)': 'amount',
      'Taxa de quitação (R$)': 'amount',
      'Quitou o anterior (R$)': 'amount',
      'Recebido (R$)': 'amount',
      Parcelas: 'number',
      'Juros ao mês (%)': 'text',
      'Encerrado em': 'date',
      'Código do contrato': 'text',
    },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          'Liberado em': loans.releasedOn,
          'Valor (R$)': loans.amount,
          'IOF (R$)': loans.iof,
          'Taxa de quitação (R$)': loans.coverFee,
          'Quitou o anterior (R$)': loans.settles,
          'Recebido (R$)': loans.credit,
          Parcelas: loans.months,
          'Juros ao mês (%)': loans.monthlyPercent,
          'Encerrado em': loans.endedOn,
          'Código do contrato': loanContracts.digest,
        })
        .from(loans)
        .leftJoin(loanContracts, eq(loanContracts.loanId, loans.id))
        .innerJoin(planLinks, eq(planLinks.id, loans.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(loans.releasedOn)),
  }),
  defineDataSection({
    title: 'Parcelas de empréstimos',
    tables: ['loan_instalments'],
    columns: {
      Matrícula: 'text',
      Número: 'number',
      Vencimento: 'date',
      'Valor (R$)': 'amount',
      'Saldo depois (R$)': 'amount',
    },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          Número: loanInstalments.number,
          Vencimento: loanInstalments.dueDate,
          'Valor (R$)': loanInstalments.amount,
          'Saldo depois (R$)': loanInstalments.balance,
        })
        .from(loanInstalments)
        .innerJoin(loans, eq(loans.id, loanInstalments.loanId))
        .innerJoin(planLinks, eq(planLinks.id, loans.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(loans.releasedOn), loanInstalments.number),
  }),
  defineDataSection({
    title: 'Cobranças de empréstimos',
    tables: ['loan_bills'],
    columns: {
      Matrícula: 'text',
      Parcela: 'number',
      Vencimento: 'date',
      'Valor (R$)': 'amount',
      'Nosso número': 'text',
      'Paga em': 'date',
      'Valor pago (R$)': 'amount',
      'Cancelada em': 'date',
    },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          Parcela: loanBills.number,
          Vencimento: loanBills.dueDate,
          'Valor (R$)': loanBills.amount,
          'Nosso número': loanBills.slipNumber,
          'Paga em': loanBills.paidOn,
          'Valor pago (R$)': loanBills.paidAmount,
          'Cancelada em': loanBills.cancelledOn,
        })
        .from(loanBills)
        .innerJoin(loans, eq(loans.id, loanBills.loanId))
        .innerJoin(planLinks, eq(planLinks.id, loans.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(loanBills.dueDate), desc(loanBills.id)),
  }),
  defineDataSection({
    title: 'Pagamentos de empréstimos',
    tables: ['loan_payments'],
    columns: { Matrícula: 'text', Número: 'number', 'Pago em': 'date', 'Valor (R$)': 'amount' },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          Número: loanPayments.number,
          'Pago em': loanPayments.paidOn,
          'Valor (R$)': loanPayments.amount,
        })
        .from(loanPayments)
        .innerJoin(loans, eq(loans.id, loanPayments.loanId))
        .innerJoin(planLinks, eq(planLinks.id, loans.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(loanPayments.paidOn)),
  }),
]
