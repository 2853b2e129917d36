import { and, desc, eq } from 'drizzle-orm'
import type { DeclarationStateOnWire } from '#contract/declarations/declarations.ts'
import { declarationStateWords } from '#contract/declarations/wire-words.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { type DeclarationState, declarationState } from '#domain/declarations/declaration-state.ts'
import type { Querier } from '../../database/client.ts'
import { type DeclarationKind, declarations } from '../../database/schema/declarations.ts'
import { requestPayloads, requests } from '../../database/schema/requests.ts'
import { notFound } from '../../problem.ts'
import { declarations as declarationRules } from '../../rules/entity-kinds.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import { readStored } from '../request-engine/stored-data.ts'
import { type DeclaredData, declarationShapes } from './declaration-shapes.ts'

/** A declaration as it was made. */
export type Declaration<Data> = {
  idRequisicao: number
  protocolo: string
  declaradaEm: string
  validaAte: IsoDate | null
  codigo: string
  dados: Data
}

/** Declarations of one kind that a person made, newest first. */
export async function listDeclarations<Kind extends DeclarationKind>(
  database: Querier,
  kind: Kind,
  personId: number,
): Promise<Declaration<DeclaredData[Kind]>[]> {
  const rows = await database
    .select({ declaration: declarations, protocol: requests.protocol, payload: requestPayloads })
    .from(declarations)
    .innerJoin(requests, eq(requests.id, declarations.requestId))
    // A declaration is complete as it is filed: it has one version only.
    .innerJoin(
      requestPayloads,
      and(eq(requestPayloads.requestId, declarations.requestId), eq(requestPayloads.version, 1)),
    )
    .where(and(eq(declarations.personId, personId), eq(declarations.kind, kind)))
    .orderBy(desc(declarations.declaredAt), desc(declarations.requestId))
  return rows.map(({ declaration, protocol, payload }) => ({
    idRequisicao: declaration.requestId,
    protocolo: protocol,
    declaradaEm: declaration.declaredAt.toISOString(),
    validaAte: declaration.validUntil,
    codigo: payload.verificationCode,
    dados: readStored(declarationShapes[kind], { data: payload.data, version: payload.dataVersion }),
  }))
}

/** Answer that all readings of a kind share: the declarations, and where the newest one stands today. */
export async function readDeclarations<Kind extends DeclarationKind>(
  database: Querier,
  kind: Kind,
  personId: number,
  today: IsoDate,
) {
  const [list, { warningDays }] = await Promise.all([
    listDeclarations(database, kind, personId),
    ruleOn(database, declarationRules, null, today),
  ])
  const newest = list[0] ? { validUntil: list[0].validaAte } : null
  return {
    hoje: today,
    situacao: stateOnWire(declarationState(newest, today, warningDays)),
    declaracoes: list,
  }
}

function stateOnWire(state: DeclarationState): DeclarationStateOnWire {
  return {
    codigo: declarationStateWords.toWire(state.code),
    validaAte: state.code === 'missing' ? null : state.validUntil,
  }
}

/** Which kind of declaration a request of a person made. @throws 404 when it made none. */
export async function requireDeclarationKind(
  database: Querier,
  personId: number,
  requestId: number,
): Promise<DeclarationKind> {
  const [found] = await database
    .select({ kind: declarations.kind })
    .from(declarations)
    .where(and(eq(declarations.requestId, requestId), eq(declarations.personId, personId)))
  if (!found) throw declarationMissing()
  return found.kind
}

/** 404: no declaration of this person. */
export const declarationMissing = () => notFound('Esta declaração não existe.')
