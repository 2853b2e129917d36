import { asc, desc, eq } from 'drizzle-orm'
import { balanceBlocks } from '#backend/database/schema/balance-blocks.ts'
import { requestStages } from '#backend/database/schema/request-stages.ts'
import { requests } from '#backend/database/schema/requests.ts'
import { settlements } from '#backend/database/schema/settlements.ts'
import { toDecimal } from '#domain/money.ts'
import { accountName } from './account-name.ts'
import { type DataSection, defineDataSection } from './data-section.ts'

const inReais = (amount: string | null) => (amount === null ? null : toDecimal(amount).toNumber())

/** How the person's requests were decided, what was promised with them, and what they kept of a balance. */
export const decisionSections: readonly DataSection[] = [
  defineDataSection({
    title: 'Etapas das solicitações',
    tables: ['request_stages'],
    columns: { Protocolo: 'text', Etapa: 'text', Início: 'instant', Fim: 'instant' },
    read: (database, personId) =>
      database
        .select({
          Protocolo: requests.protocol,
          Etapa: requestStages.name,
          Início: requestStages.enteredAt,
          Fim: requestStages.leftAt,
        })
        .from(requestStages)
        .innerJoin(requests, eq(requests.id, requestStages.requestId))
        .where(eq(requests.personId, personId))
        .orderBy(desc(requests.filedAt), asc(requestStages.position)),
  }),
  defineDataSection({
    title: 'Pagamentos e efeitos das solicitações',
    tables: ['settlements'],
    columns: {
      Protocolo: 'text',
      Parcela: 'number',
      Data: 'date',
      'Valor (R$)': 'amount',
      'Feito em': 'instant',
    },
    read: async (database, personId) => {
      const rows = await database
        .select({ settlement: settlements, protocol: requests.protocol })
        .from(settlements)
        .innerJoin(requests, eq(requests.id, settlements.requestId))
        .where(eq(requests.personId, personId))
        .orderBy(desc(requests.filedAt), asc(settlements.number))
      return rows.map(({ settlement, protocol }) => ({
        Protocolo: protocol,
        Parcela: settlement.number,
        Data: settlement.dueOn,
        'Valor (R$)': inReais(settlement.amount),
        'Feito em': settlement.settledAt,
      }))
    },
  }),
  defineDataSection({
    title: 'Saldo reservado por solicitações',
    tables: ['balance_blocks'],
    columns: {
      Protocolo: 'text',
      Conta: 'text',
      'Valor (R$, vazio: todo)': 'amount',
      'Liberado em': 'instant',
    },
    read: async (database, personId) => {
      const rows = await database
        .select({ block: balanceBlocks, protocol: requests.protocol })
        .from(balanceBlocks)
        .innerJoin(requests, eq(requests.id, balanceBlocks.requestId))
        .where(eq(requests.personId, personId))
        .orderBy(desc(balanceBlocks.id))
      return rows.map(({ block, protocol }) => ({
        Protocolo: protocol,
        Conta: block.account === 'all' ? 'Todas' : accountName(block.account),
        'Valor (R$, vazio: todo)': inReais(block.amount),
        'Liberado em': block.releasedAt,
      }))
    },
  }),
]
