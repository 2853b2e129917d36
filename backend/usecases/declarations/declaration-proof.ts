import type { Querier } from '../../database/client.ts'
import type { DeclarationKind } from '../../database/schema/declarations.ts'
import {
  type DeclarationContent,
  fatcaContent,
  pepContent,
  residenceContent,
} from '../../documents/declaration-paper.ts'
import { type Declaration, declarationMissing, listDeclarations } from './read-declarations.ts'

/** A declaration with what its proof says. */
export type ProvenDeclaration = Declaration<unknown> & { content: DeclarationContent }

/** One declaration of a person, ready for its paper. @throws 404 when the request made none. */
export async function readProvenDeclaration(
  database: Querier,
  kind: DeclarationKind,
  personId: number,
  requestId: number,
): Promise<ProvenDeclaration> {
  switch (kind) {
    case 'pep':
      return proven(await listDeclarations(database, kind, personId), requestId, pepContent)
    case 'fatca':
      return proven(await listDeclarations(database, kind, personId), requestId, fatcaContent)
    case 'residente-exterior':
      return proven(await listDeclarations(database, kind, personId), requestId, residenceContent)
  }
}

function proven<Data>(
  list: readonly Declaration<Data>[],
  requestId: number,
  contentOf: (data: Data) => DeclarationContent,
): ProvenDeclaration {
  const declaration = list.find(({ idRequisicao }) => idRequisicao === requestId)
  if (!declaration) throw declarationMissing()
  return { ...declaration, content: contentOf(declaration.dados) }
}
