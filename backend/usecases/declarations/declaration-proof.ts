import { readRequestData } from '#contract/readings/all-readings.ts'
import { type LineText, readingText } from '#contract/readings/reading-text.ts'
import type { Querier } from '../../database/client.ts'
import type { DeclarationKind } from '../../database/schema/declarations.ts'
import { type Declaration, declarationMissing, listDeclarations } from './read-declarations.ts'

/** A declaration with what its proof says. */
export type ProvenDeclaration = Declaration<unknown> & { kind: DeclarationKind; lines: readonly LineText[] }

/** One declaration of a person, ready for its paper. @throws 404 when the request made none. */
export async function readProvenDeclaration(
  database: Querier,
  kind: DeclarationKind,
  personId: number,
  requestId: number,
): Promise<ProvenDeclaration> {
  const list = await listDeclarations(database, kind, personId)
  const declaration = list.find(({ idRequisicao }) => idRequisicao === requestId)
  if (!declaration) throw declarationMissing()
  return { ...declaration, kind, lines: readingText(readRequestData(kind, declaration.dados) ?? []) }
}
