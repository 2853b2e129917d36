import { useEffect, useEffectEvent, useState } from 'react'
import { lookUpPostalCode } from '#app/features/addresses/addresses.functions.ts'
import type { LookUp } from '#app/features/addresses/postal-address.ts'
import { sentencesOf } from '#app/forms/field-errors.ts'
import { type SendFile, sendFile } from '#app/forms/send-file.ts'
import { keptDraft, type ServerDraft, useServerDraft } from '#app/forms/use-server-draft.ts'
import { uploadHref } from '#app/navigation/file-address.ts'
import { type ReRegistrationDraft, sentFile } from '#contract/re-registration.ts'
import { checkAnsweredGroup } from '#contract/re-registration-check.ts'
import {
  type ReRegistrationGroup,
  type ReRegistrationProof,
  requiredProofs,
} from '#domain/re-registration/groups.ts'
import {
  type ReRegistrationOnPage,
  saveReRegistration,
  sendReRegistration,
} from './re-registration.functions.ts'
import { isDraft } from './re-registration.schema.ts'

export type SentFile = ReRegistrationOnPage['arquivos'][number]

/** A re-registration under way, as its steps share it. */
export type ReRegistrationFormState = {
  draft: ReRegistrationDraft
  files: readonly SentFile[]
  saving: ServerDraft<ReRegistrationDraft>
  answer: <Group extends ReRegistrationGroup>(group: Group, answer: ReRegistrationDraft[Group]) => void
  upload: (proof: ReRegistrationProof) => SendFile<SentFile>
  lookUp: LookUp
  /** Sends all that was answered. */
  send: (declared: { versao: number; declaracao: true; chaveEnvio: string }) => Promise<unknown>
  /** What keeps a group from being sent; empty: nothing. */
  complaints: (group: ReRegistrationGroup) => Readonly<Record<string, string>>
  /** Proofs that what was answered asks for. */
  proofs: readonly ReRegistrationProof[]
  /** What was refused of a group or of the documents; null: nothing. */
  refusal: (item: ReRegistrationOnPage['recusados'][number]['item']) => string | null
}

/**
 * The draft of the page, saved on the server as it changes; what only this tab still had is put back and saved. `isAlive`: the browser
 * has taken the page over; before, it is drawn as the server drew it.
 */
export function useReRegistrationForm(page: ReRegistrationOnPage, isAlive: boolean): ReRegistrationFormState {
  const { rascunho, cadastro, grupos, recusados } = page
  const place = `recadastramento:${page.pessoa.cpf}`
  const [kept] = useState(() => (isAlive ? keptDraft(place, rascunho.versao, isDraft) : null))
  const [draft, setDraft] = useState(kept ?? rascunho.dados)
  const [files, setFiles] = useState<readonly SentFile[]>(page.arquivos)
  const saving = useServerDraft<ReRegistrationDraft>({
    place,
    saved: { version: rascunho.versao, savedAt: rascunho.salvoEm },
    save: async (dados, versao) => {
      const saved = await saveReRegistration({ data: { dados, versao } })
      return { version: saved.versao, savedAt: saved.salvoEm }
    },
  })
  const change = (next: ReRegistrationDraft) => {
    setDraft(next)
    saving.change(next)
  }
  const saveKept = useEffectEvent(() => {
    if (!kept) return
    saving.change(kept)
    void saving.flush()
  })
  useEffect(() => saveKept(), [])

  const refusal: ReRegistrationFormState['refusal'] = (item) =>
    recusados.find((refused) => refused.item === item)?.motivo ?? null
  return {
    draft,
    files,
    saving,
    answer: (group, answer) => change({ ...draft, [group]: answer }),
    upload: (proof) => async (file, sending) => {
      const sent = await sendFile(uploadHref('recadastramento', proof), sentFile)(file, sending)
      setFiles((before) => [...before.filter(({ comprovante }) => comprovante !== proof), sent])
      return sent
    },
    lookUp: (cep) => lookUpPostalCode({ data: { cep } }),
    send: (declared) => sendReRegistration({ data: declared }),
    complaints: (group) =>
      sentencesOf(
        checkAnsweredGroup(group, draft, {
          known: cadastro,
          isRefused: refusal(group) !== null,
          today: page.hoje,
        }),
      ),
    proofs: requiredProofs(grupos.filter((group) => draft[group]?.resposta === 'mudou')),
    refusal,
  }
}
