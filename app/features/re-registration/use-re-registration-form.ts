import { useState } from 'react'
import { type SendFile, sendFile } from '#app/forms/send-file.ts'
import { submissionKeys } from '#app/forms/submission-key.ts'
import { tabDraft } from '#app/forms/tab-draft.ts'
import { type KeptDraft, useKeptForm } from '#app/forms/use-kept-form.ts'
import { areValues } from '#app/forms/values.schema.ts'
import { uploadHref } from '#app/navigation/file-address.ts'
import { send } from '#app/session/ask.ts'
import { sentFile } from '#contract/re-registration/re-registration.ts'
import type { ReRegistrationGroup, ReRegistrationProof } from '#domain/re-registration/groups.ts'
import type { ReRegistrationOnPage } from './re-registration.functions.ts'
import { type ReRegistrationValues, reRegistrationValues } from './re-registration.schema.ts'
import { draftOf, stepErrors, valuesOf } from './re-registration-values.ts'

export type SentFile = ReRegistrationOnPage['arquivos'][number]

/** The form of a re-registration, as its fields see it. */
type ReRegistrationFormApi = ReturnType<typeof useKeptForm<ReRegistrationValues>>['form']

/** A re-registration under way, as its steps share it. */
export type ReRegistrationFlow = {
  page: ReRegistrationOnPage
  form: ReRegistrationFormApi
  draft: KeptDraft
  /** The key of a sending. */
  keyFor: (sent: object) => string
  /** Takes everything out of this tab: all of it is on the server, and this page is made for computers that others use too. */
  forget: () => void
  files: readonly SentFile[]
  upload: (proof: ReRegistrationProof) => SendFile<SentFile>
}

type ReRegistrationFormOptions = {
  page: ReRegistrationOnPage
  /** Group of the step in sight: the one that a submit checks. */
  group: ReRegistrationGroup | null
  /** Called once the group in sight can be sent. */
  onChecked: () => void
}

/** Names the draft of a person's re-registration in this tab. */
const placeInTab = (cpf: string) => `recadastramento:${cpf}`

/** Takes what this tab holds of a person's re-registration out of it. */
export function forgetInTab(cpf: string): void {
  tabDraft(placeInTab(cpf)).forget()
  submissionKeys(placeInTab(cpf)).settle()
}

/** One form for all groups, with one draft that is saved as it changes, and the files that go along. */
export function useReRegistrationForm({
  page,
  group,
  onChecked,
}: ReRegistrationFormOptions): ReRegistrationFlow {
  const { rascunho } = page
  const place = placeInTab(page.pessoa.cpf)
  const [keys] = useState(() => submissionKeys(place))
  const [files, setFiles] = useState<readonly SentFile[]>(page.arquivos)
  const { form, draft } = useKeptForm<ReRegistrationValues>({
    place,
    stored: {
      version: rascunho.versao,
      savedAt: rascunho.salvoEm,
      data: rascunho.versao === 0 ? null : valuesOf(page, rascunho.dados),
    },
    isSame: (kept): kept is ReRegistrationValues => areValues(reRegistrationValues, kept),
    first: () => valuesOf(page, {}),
    check: (values) => (group === null ? undefined : stepErrors(page, values, group)),
    save: async (values, versao) => {
      const saved = await send('salvarRascunhoRecadastramento')({
        data: { dados: draftOf(page, values), versao },
      })
      return { version: saved.versao, savedAt: saved.salvoEm }
    },
    onChecked,
  })
  return {
    page,
    form,
    draft,
    keyFor: keys.keyFor,
    forget: () => {
      draft.forget()
      keys.settle()
    },
    files,
    upload: (proof) => async (file, sending) => {
      const sent = await sendFile(uploadHref('recadastramento', proof), sentFile)(file, sending)
      setFiles((before) => [...before.filter(({ comprovante }) => comprovante !== proof), sent])
      if (proof === 'comprovante-residencia') form.setFieldValue('endereco.valores.comprovante', sent.id)
      return sent
    },
  }
}
