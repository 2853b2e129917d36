import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { boundedText, id, idText, isoInstant, pageQuery, pageTotals } from '../formats.ts'

/**
 * One time that somebody of the service desk came to a person's data. `tipo`: in the person's name (`atendimento`, with its reason) or only
 * looking (`consulta`). `fim`: when it ended, or will end by itself at the latest; `emAndamento` while it has not. `alteracoes`: what
 * was changed meanwhile, oldest first, each a sentence, with the request that it belongs to if there is one.
 */
const accessItem = v.object({
  id,
  tipo: v.picklist(['atendimento', 'consulta']),
  atendente: v.object({ nome: v.string(), nivel: v.string() }),
  inicio: isoInstant,
  fim: isoInstant,
  emAndamento: v.boolean(),
  motivo: v.nullable(v.string()),
  alteracoes: v.array(
    v.object({ id: v.number(), data: isoInstant, descricao: v.string(), idRequisicao: v.nullable(id) }),
  ),
})
export type AccessItem = v.InferOutput<typeof accessItem>

/** Who of the service desk came to a person's data, the newest first; `page` starts at 0. */
export const retornarQuemAcessou = defineCall({
  method: 'GET',
  path: '/retornarQuemAcessou/{idPessoa}',
  summary: 'Retorna quem do atendimento acessou os dados de uma pessoa.',
  group: 'Atendimento',
  access: { kind: 'authenticated' },
  about: { person: 'params.idPessoa', need: 'read' },
  params: v.object({ idPessoa: idText }),
  query: v.object({ ...pageQuery, limit: boundedText(1, 50, 10) }),
  answer: v.object({ acessos: v.array(accessItem), ...pageTotals }),
})
