import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { idText } from '../formats.ts'
import { requestKindSlug } from '../requests/request-kinds.ts'

/** The four options of who leaves, by the slugs of their services and kinds of request. */
export const EXIT_OPTION_SLUGS = ['resgate', 'portabilidade', 'bpd', 'autopatrocinio'] as const
export type ExitOptionSlug = (typeof EXIT_OPTION_SLUGS)[number]

/** Which of the four options a kind of request files; null for any other kind. */
export function exitOptionOf(kindId: number): ExitOptionSlug | null {
  const slug = requestKindSlug(kindId)
  return EXIT_OPTION_SLUGS.find((option) => option === slug) ?? null
}

/** The signed form of an option as a PDF: what was chosen, its figures, what is given up, and the signature. 404 for any other request. */
export const arquivoTermoOpcao = defineCall({
  method: 'GET',
  path: '/arquivoTermoOpcao/{idRequisicao}',
  summary: 'Entrega em PDF o termo de opção ou de portabilidade de uma solicitação.',
  group: 'Institutos legais',
  access: { kind: 'authenticated' },
  about: { request: 'params.idRequisicao', need: 'read' },
  params: v.object({ idRequisicao: idText }),
  file: 'application/pdf',
})
