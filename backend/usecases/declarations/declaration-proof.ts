import { readRequestData } from '#contract/all-readings.ts'
import { type LineText, readingText } from '#contract/readings/reading-text.ts'
import type { Querier } from '../../database/client.ts'
import type { DeclarationKind } from '../../database/schema/declarations.ts'
import { type Declaration, declarationMissing, listDeclarations } from './read-declarations.ts'

/** A declaration with what its proof says; `lines` null: it has a shape that the portal does not know. */
export type ProvenDeclaration = Declaration<unknown> & {
  kind: DeclarationKind
  lines: readonly LineText[] | null
}

/** One declaration of a person, ready for its document. @throws 404 when the request made none. */
export async function readProvenDeclaration(
  database: Querier,
  kind: DeclarationKind,
  personId: number,
  requestId: number,
): Promise<ProvenDeclaration> {
  const list = await listDeclarations(database, kind, personId)
  const declaration = list.find(({ idRequisicao }) => idRequisicao === requestId)
  if (!declaration) throw declarationMissing()
  const lines = readRequestData(kind, declaration.dados)
  return { ...declaration, kind, lines: lines && readingText(lines) }
}
