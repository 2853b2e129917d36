import type * as v from 'valibot'
import { enviarDocumentoBeneficio } from '#contract/benefits/benefit-request.ts'
import { enviarOrdemJudicial } from '#contract/benefits/court-suspension.ts'
import { fileTypeRefused } from '#contract/conversations/conversations.text.ts'
import { enviarArquivoConversa } from '#contract/conversations/conversations.ts'
import { enviarCertidaoObito } from '#contract/deaths/deaths.ts'
import { proofTypeRefused } from '#contract/declarations/declarations.text.ts'
import { enviarComprovanteResidencia } from '#contract/declarations/declarations.ts'
import type { CallDefinition, UploadDefinition, WireSchema } from '#contract/define-call.ts'
import { enviarDocumentoDependente } from '#contract/dependants/dependants.ts'
import { receberDocumento } from '#contract/documents/documents.ts'
import { enviarComprovanteEndereco } from '#contract/people/addresses.ts'
import { registryDocumentSentences } from '#contract/settings/registry-documents.text.ts'
import { enviarDocumentoCadastro } from '#contract/settings/registry-documents.ts'
import { enviarLaudoMedico } from '#contract/taxes/illness-exemption.ts'
import type { Api } from '../api.ts'
import type { LinkRow } from '../database/queries/plan-links.ts'
import type { FilePurpose } from '../file-purposes.ts'
import { type FilePlace, type FileRow, fileOnWire, keepSentFile } from '../files/keep-file.ts'
import { receiveFile } from '../files/receive-file.ts'
import type { Actor } from '../security/actor.ts'
import { benefitPurposes } from '../usecases/benefits/benefit-documents.ts'
import { fileOfEntry } from '../usecases/conversations/entry-wire.ts'
import type { PersonRow } from '../usecases/identity/find-person.ts'
import { documentPurposes } from '../usecases/settings/registries/keep-registry-document.ts'
import { registerUpload } from './register-upload.ts'

/**
 * Calls that keep one file until something names it. Types and size stand at the call; whose it is, by what the call is about: the link's
 * person, the person, or else the attendant who sends it. An upload of which anything else is asked or done has a handler of its own.
 */
export function registerKeptUploads(api: Api): void {
  keep(api, enviarComprovanteEndereco, 'address-proof')
  keep(api, enviarComprovanteResidencia, 'residence-proof')
  keep(api, enviarDocumentoDependente, 'dependant-document')
  keep(api, enviarLaudoMedico, 'medical-report')
  keep(api, enviarDocumentoBeneficio, ({ tipoDocumento }) => benefitPurposes[tipoDocumento])
  keep(api, receberDocumento, 'sent-document')
  keep(api, enviarCertidaoObito, 'death-certificate')
  keep(api, enviarOrdemJudicial, 'court-order')
  keep(api, enviarArquivoConversa, 'conversation', { refusal: fileTypeRefused, onWire: fileOfEntry })
  keep(api, enviarDocumentoCadastro, ({ cadastro }) => documentPurposes[cadastro], {
    refusal: registryDocumentSentences.type,
  })
}

type KeptUpload = CallDefinition & { upload: UploadDefinition; answer: WireSchema }

type PathOf<Call> = Call extends { params: infer Schema extends WireSchema } ? v.InferOutput<Schema> : never

/** Puts one on the server; its purpose may depend on the call's path. `refusal`: sentence of a type that is not taken. */
function keep<Call extends KeptUpload>(
  api: Api,
  call: Call,
  purpose: FilePurpose | ((path: PathOf<Call>) => FilePurpose),
  {
    refusal = proofTypeRefused,
    onWire = fileOnWire,
  }: { refusal?: string; onWire?: (file: FileRow) => object } = {},
): void {
  registerUpload<KeptUpload>(api, call, async (sent) => {
    const { subjectId, ...owner } = ownerOf(sent)
    const file = await receiveFile(sent, { types: call.upload.types, refusal, subjectId })
    const place = {
      ...owner,
      purpose: typeof purpose === 'string' ? purpose : purpose(sent.params as PathOf<Call>),
    }
    return onWire(await sent.work((unit) => keepSentFile(unit, file, place)))
  })
}

type Owner = Pick<FilePlace, 'ownerId' | 'linkId'> & {
  /** On whose record an infected file is; null: on nobody's. */
  subjectId: number | null
}

function ownerOf(sent: object): Owner {
  const { link: row, person, actor } = sent as { link?: LinkRow; person?: PersonRow; actor: Actor }
  if (row) return { ownerId: row.person.id, linkId: row.link.id, subjectId: row.person.id }
  if (person) return { ownerId: person.id, subjectId: person.id }
  return { ownerId: actor.personId, subjectId: null }
}
