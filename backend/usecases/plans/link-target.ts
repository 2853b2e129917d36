import type { LinkTarget } from '../../database/queries/plan-links.ts'

type Input = { idPessoa: number; idPlano: number; idVinculo?: number | undefined }

/** The plan link that a call means, by its names on the wire. */
export function linkTarget({ idPessoa, idPlano, idVinculo }: Input): LinkTarget {
  return { personId: idPessoa, planId: idPlano, linkId: idVinculo }
}
