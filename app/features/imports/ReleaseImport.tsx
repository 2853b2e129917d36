import { ReasonAct } from '#app/forms/ReasonAct.tsx'
import { send } from '#app/session/ask.ts'
import type { ImportDetail } from '#contract/imports/imports.ts'
import { releaseReasonProblem } from './imports.schema.ts'
import { importsText } from './imports.text.ts'

type ReleaseImportProps = { found: Pick<ImportDetail, 'id' | 'tipo'> }

/** Lets the file of an import that was applied be sent once more, after asking why. */
export function ReleaseImport({ found: { id, tipo } }: ReleaseImportProps) {
  return (
    <ReasonAct
      text={importsText.release}
      problemOf={releaseReasonProblem}
      run={(reason) => send('liberarImportacao')({ data: { tipo, idImportacao: id, ...reason } })}
    />
  )
}
