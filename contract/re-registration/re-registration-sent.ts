import { type ReRegistrationGroup, requiredProofs } from '#domain/re-registration/groups.ts'
import type { GroupsOnRecord, ReRegistrationData, ReRegistrationDraft } from './re-registration.ts'

/** A group as it is sent: what was answered, beside what is on record. What nobody answered stands as confirmed. */
export function sentGroup(
  grupo: ReRegistrationGroup,
  draft: ReRegistrationDraft,
  known: GroupsOnRecord,
): ReRegistrationData['grupos'][number] {
  const answer = draft[grupo]
  const anterior = known[grupo]
  const atual = answer?.resposta === 'mudou' ? answer.valores : anterior
  return { grupo, resposta: answer?.resposta ?? 'certo', anterior, atual: { ...atual } }
}

/** A re-registration that is not sent yet. */
type SoFar = {
  /** Groups that are asked for. */
  groups: readonly ReRegistrationGroup[]
  draft: ReRegistrationDraft
  known: GroupsOnRecord
  files: readonly ReRegistrationData['arquivos'][number][]
}

/**
 * Preview of a draft as it would be sent: the groups that were answered and the files that the answers require. Nothing is declared yet.
 */
export function reRegistrationToCome({ groups, draft, known, files }: SoFar): ReRegistrationData {
  const answered = groups.filter((group) => draft[group] !== undefined)
  const asked = requiredProofs(answered.filter((group) => draft[group]?.resposta === 'mudou'))
  return {
    campanha: '',
    atendente: null,
    grupos: answered.map((group) => sentGroup(group, draft, known)),
    arquivos: files.filter(({ comprovante }) => asked.includes(comprovante)),
    declaracao: '',
  }
}
