import { asc, desc, eq } from 'drizzle-orm'
import { balanceBlocks } from '../../database/schema/balance-blocks.ts'
import { requestStages } from '../../database/schema/request-stages.ts'
import { requests } from '../../database/schema/requests.ts'
import { settlements } from '../../database/schema/settlements.ts'
import type { DataSection } from './data-section.ts'

/** How the person's requests were decided, what was promised with them, and what they kept of a balance. */
export const decisionSections: readonly DataSection[] = [
  {
    title: 'Etapas das solicitações',
    tables: ['request_stages'],
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
  },
  {
    title: 'Pagamentos e efeitos das solicitações',
    tables: ['settlements'],
    read: (database, personId) =>
      database
        .select({
          Protocolo: requests.protocol,
          Parcela: settlements.number,
          Data: settlements.dueOn,
          Valor: settlements.amount,
          'Feito em': settlements.settledAt,
        })
        .from(settlements)
        .innerJoin(requests, eq(requests.id, settlements.requestId))
        .where(eq(requests.personId, personId))
        .orderBy(desc(requests.filedAt), asc(settlements.number)),
  },
  {
    title: 'Saldo reservado por solicitações',
    tables: ['balance_blocks'],
    read: (database, personId) =>
      database
        .select({
          Protocolo: requests.protocol,
          Conta: balanceBlocks.account,
          'Valor (vazio: todo)': balanceBlocks.amount,
          'Liberado em': balanceBlocks.releasedAt,
        })
        .from(balanceBlocks)
        .innerJoin(requests, eq(requests.id, balanceBlocks.requestId))
        .where(eq(requests.personId, personId))
        .orderBy(desc(balanceBlocks.id)),
  },
]
