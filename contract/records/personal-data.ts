import * as v from 'valibot'
import { defineCall } from '../define-call.ts'
import { idText } from '../formats.ts'
import { defineSubmission, submission } from '../submission.ts'

const group = 'Perfil'

/** Everything that is kept about a person, as JSON for programs or as a tagged PDF to read. Only for the person; it is recorded. */
export const arquivoMeusDados = defineCall({
  method: 'GET',
  path: '/arquivoMeusDados/{idPessoa}/{formato}',
  summary: 'Entrega tudo o que guardamos sobre a própria pessoa.',
  group,
  access: { kind: 'authenticated' },
  about: { person: 'params.idPessoa', need: 'self' },
  params: v.object({ idPessoa: idText, formato: v.picklist(['json', 'pdf'], 'Escolha JSON ou PDF.') }),
  file: '*/*',
})

const scopes = ['contatos', 'tudo'] as const

/** Telephones and consents, or everything that no law requires to keep. */
export type DeletionScope = (typeof scopes)[number]

export const deletionData = v.object({ alcance: v.picklist(scopes), motivo: v.string() })
export type DeletionData = v.InferOutput<typeof deletionData>

/** A request for deletion as the page sends it. */
const deletionForm = v.strictObject({
  ...submission,
  alcance: v.picklist(scopes, 'Escolha o que você quer excluir.'),
  motivo: v.pipe(
    v.string('Escreva o motivo ou deixe em branco.'),
    v.trim(),
    v.maxLength(500, 'Use no máximo 500 caracteres.'),
    v.check((text) => !/[^\P{Cc}\n\r\t]/u.test(text), 'O texto tem caracteres que não podem ser guardados.'),
  ),
})
export type DeletionInput = v.InferOutput<typeof deletionForm>

/** Asks for personal data to be deleted (Lei 13.709/2018, art. 18). The service desk decides; what the law asks to keep stays. */
export const solicitarExclusaoDados = defineSubmission({
  path: '/solicitarExclusaoDados',
  summary: 'Pede a exclusão de dados pessoais.',
  group,
  need: 'self',
  request: deletionForm,
  data: deletionData,
})
