import { useMemo } from 'react'
import { DateInput } from '#app/forms/DateInput.tsx'
import { ProofInput } from '#app/forms/ProofInput.tsx'
import { sendFile } from '#app/forms/send-file.ts'
import { uploadHref } from '#app/navigation/file-address.ts'
import { sentProof } from '#contract/proof.ts'

import { deathText as text } from './death.text.ts'
import type { useDeathForm } from './use-death-form.ts'

type DeathFieldsProps = { form: ReturnType<typeof useDeathForm>['form']; idPessoa: number }

/** The day of a death and its certificate. */
export function DeathFields({ form, idPessoa }: DeathFieldsProps) {
  const upload = useMemo(() => sendFile(uploadHref('certidao-obito', idPessoa), sentProof), [idPessoa])
  return (
    <>
      <form.AppField name="faleceuEm">{() => <DateInput label={text.day} isRequired />}</form.AppField>
      <form.AppField name="certidao">
        {() => <ProofInput upload={upload} label={text.certificate} isRequired />}
      </form.AppField>
    </>
  )
}
