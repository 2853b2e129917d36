import { endImport } from '../../usecases/imports/end-import.ts'
import { defineDueAct, HOURLY } from '../define-due-act.ts'

/** The rows and the file of an import have been kept long enough. Subject: the import. */
export const importRetentionAct = defineDueAct({
  kind: 'import-retention',
  cron: HOURLY,
  perform: (work, { subjectId }) => endImport(work, subjectId),
})
