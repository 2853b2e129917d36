import { ProofInput } from '#app/forms/ProofInput.tsx'
import { withFieldGroup } from '#app/forms/portal-form.ts'
import { sendFile } from '#app/forms/send-file.ts'
import { uploadHref } from '#app/navigation/file-address.ts'
import { kinshipProofNames, paperNames } from '#contract/dependants/dependants.text.ts'
import type { DependantOnRecord, RequestedDependant } from '#contract/dependants/dependants.ts'
import { paperFields, papersOf } from '#contract/dependants/dependants-check.ts'
import { sentProof } from '#contract/proof.ts'
import { kinshipProofOf } from '#domain/dependants/documents.ts'

const upload = sendFile(uploadHref('documento-dependente'), sentProof)

type Proved = Pick<
  RequestedDependant,
  'id' | 'kindship' | 'estudante' | 'incapaz' | 'encerra' | 'comprovante' | 'escolar' | 'laudo'
>
const nothing: Proved = {
  id: '',
  kindship: null,
  estudante: 'N',
  incapaz: 'N',
  encerra: 'N',
  comprovante: null,
  escolar: null,
  laudo: null,
}

/** Papers that a dependant has to bring, by their kinship and what is new about them. */
export const DependantPapers = withFieldGroup({
  defaultValues: nothing,
  props: {} as { onRecord: readonly DependantOnRecord[] },
  render: function DependantPapers({ group, onRecord }) {
    return (
      <group.Subscribe selector={({ values }) => values}>
        {(values) =>
          papersOf(values, onRecord).map((paper) => (
            <group.AppField key={paper} name={paperFields[paper]}>
              {() => <ProofInput upload={upload} label={paperLabel(paper, values)} isRequired />}
            </group.AppField>
          ))
        }
      </group.Subscribe>
    )
  },
})

function paperLabel(paper: 'kinship' | 'school' | 'medical', { kindship }: Pick<Proved, 'kindship'>): string {
  if (paper !== 'kinship') return paperNames[paper]
  const proof = kinshipProofOf({ kinship: kindship })
  return proof === null ? '' : kinshipProofNames[proof]
}
