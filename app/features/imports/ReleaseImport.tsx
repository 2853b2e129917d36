import { Button } from '@portal/design-system/Button'
import { toast } from '@portal/design-system/Toast'
import { useState } from 'react'
import { FormDialog } from '#app/forms/FormDialog.tsx'
import { submitHandler } from '#app/forms/portal-form.ts'
import { TextAreaInput } from '#app/forms/TextAreaInput.tsx'
import { useCommand } from '#app/forms/use-command.ts'
import { useShortForm } from '#app/forms/use-short-form.ts'
import type { ImportDetail } from '#contract/imports.ts'
import { releaseImport } from './imports.functions.ts'
import { releaseReasonProblem } from './imports.schema.ts'
import { importsText } from './imports.text.ts'

const { release: text } = importsText

type ReleaseImportProps = { found: Pick<ImportDetail, 'id' | 'tipo'> }

/** Lets the file of an import that was applied be sent once more, after asking why. */
export function ReleaseImport({ found }: ReleaseImportProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {text.action}
      </Button>
      {isOpen && <ReleaseDialog found={found} onClose={() => setOpen(false)} />}
    </>
  )
}

function ReleaseDialog({ found: { id, tipo }, onClose }: ReleaseImportProps & { onClose: () => void }) {
  const command = useCommand(({ data }: { data: { motivo: string } }) =>
    releaseImport({ data: { tipo, idImportacao: id, ...data } }),
  )
  const form = useShortForm({
    first: { motivo: '' },
    check: ({ motivo }) => {
      const complaint = releaseReasonProblem(motivo)
      return complaint === undefined ? undefined : { fields: { motivo: complaint } }
    },
    command,
    onDone: () => {
      onClose()
      toast.show({ message: text.done })
    },
  })
  return (
    <FormDialog
      title={text.title}
      description={text.help}
      command={command}
      fields={['motivo']}
      leave={text.keep}
      onClose={onClose}
      confirm={text.action}
      onSubmit={submitHandler(form)}
    >
      <form.AppField name="motivo">
        {() => <TextAreaInput label={text.reason} description={text.reasonHint} isRequired maxLength={500} />}
      </form.AppField>
    </FormDialog>
  )
}
