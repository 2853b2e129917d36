import { desc, eq } from 'drizzle-orm'
import { exitContestations, exitStatements, exits } from '#backend/database/schema/exits.ts'
import { planLinks } from '#backend/database/schema/plans.ts'
import { portabilityTerms, portabilityTransfers } from '#backend/database/schema/portability-transfers.ts'
import { redemptionPayments } from '#backend/database/schema/redemption-payments.ts'
import { type DataSection, defineDataSection } from './data-section.ts'

/** How a person left the sponsor, and what left the plan with them: redeemed or taken to another entity. */
export const exitSections: readonly DataSection[] = [
  defineDataSection({
    title: 'Desligamentos',
    tables: ['exits', 'exit_statements'],
    columns: {
      Matrícula: 'text',
      'Informado em': 'date',
      'Último dia na patrocinadora': 'date',
      'Admissão na patrocinadora': 'date',
      'Extrato entregue em': 'date',
      'Versão do extrato': 'number',
      'Código do extrato': 'text',
    },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          'Informado em': exits.noticedOn,
          'Último dia na patrocinadora': exits.endedOn,
          'Admissão na patrocinadora': exits.hiredOn,
          'Extrato entregue em': exitStatements.deliveredOn,
          'Versão do extrato': exitStatements.version,
          'Código do extrato': exitStatements.digest,
        })
        .from(exits)
        .innerJoin(planLinks, eq(planLinks.id, exits.linkId))
        .leftJoin(exitStatements, eq(exitStatements.exitId, exits.id))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(exits.id), desc(exitStatements.version)),
  }),
  defineDataSection({
    title: 'Contestações do extrato de desligamento',
    tables: ['exit_contestations'],
    columns: { Matrícula: 'text', 'Contestado em': 'date', 'Respondido em': 'date' },
    read: (database, personId) =>
      database
        .select({
          Matrícula: planLinks.enrolment,
          'Contestado em': exitContestations.contestedOn,
          'Respondido em': exitContestations.answeredOn,
        })
        .from(exitContestations)
        .innerJoin(exits, eq(exits.id, exitContestations.exitId))
        .innerJoin(planLinks, eq(planLinks.id, exits.linkId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(exitContestations.contestedOn)),
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
    tables: ['portability_transfers', 'portability_terms'],
    columns: {
      Matrícula: 'text',
      'Termo enviado em': 'date',
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
          'Termo enviado em': portabilityTerms.sentOn,
          'Transferido em': portabilityTransfers.transferredOn,
          'Valor (R$)': portabilityTransfers.amount,
          Entidade: portabilityTransfers.entityName,
          CNPJ: portabilityTransfers.cnpj,
          Plano: portabilityTransfers.planName,
          'CNPB ou processo': portabilityTransfers.planCode,
        })
        .from(portabilityTransfers)
        .innerJoin(planLinks, eq(planLinks.id, portabilityTransfers.linkId))
        .leftJoin(portabilityTerms, eq(portabilityTerms.requestId, portabilityTransfers.requestId))
        .where(eq(planLinks.personId, personId))
        .orderBy(desc(portabilityTransfers.transferredOn)),
  }),
]
