import { desc, eq } from 'drizzle-orm'
import {
  loanBills,
  loanContracts,
  loanInstalments,
  loanPayments,
  loans,
} from '#backend/database/schema/loans.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { type DataSection, defineDataSection } from './data-section.ts'

/** Loans of the person, and what was asked for and paid of each. */
export const loanSections: readonly DataSection[] = [
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
