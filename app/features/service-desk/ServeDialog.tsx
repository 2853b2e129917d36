import { Banner } from '@portal/design-system/Banner'
import { TextAreaField } from '@portal/design-system/TextAreaField'
import { useRef, useState } from 'react'
import { ActDialog } from '#app/forms/ActDialog.tsx'
import { personActionsText } from './person-actions.text.ts'
import { reasonProblem } from './service-desk.schema.ts'
import { useServe } from './use-serve.ts'

const text = personActionsText.serve

type ServeDialogProps = {
  idPessoa: number
  /** First name of the person. */
  name: string
  onClose: () => void
}

/** Asks why, before an attendant acts in a person's name. */
export function ServeDialog({ idPessoa, name, onClose }: ServeDialogProps) {
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const serving = useServe()
  const field = useRef<HTMLTextAreaElement>(null)
  const complaint = reasonProblem(reason)
  const begin = () => {
    setTried(true)
    if (complaint === undefined) void serving.run({ idPessoa, motivo: reason })
    else field.current?.focus()
  }
  return (
    <ActDialog
      title={text.title(name)}
      description={text.text}
      command={serving}
      leave={personActionsText.close}
      onClose={onClose}
      act={{ onPress: begin, children: text.confirm }}
    >
      <Banner tone="info">{text.limits}</Banner>
      <TextAreaField
        ref={field}
        label={text.reason}
        description={text.reasonHint}
        isRequired
        value={reason}
        onChange={setReason}
        errorMessage={wasTried ? complaint : undefined}
      />
    </ActDialog>
  )
}
