import { Announcer } from '../Announcer/Announcer.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { list } from './FileList.css.ts'
import { FileRow, type FileRowActions } from './FileRow.tsx'
import { type FileEntry, summaryOf } from './file-entry.ts'

export type { FileEntry } from './file-entry.ts'

export interface FileListProps extends FileRowActions {
  /** Names the list. */
  label: string
  files: readonly FileEntry[]
}

/** Files on their way and files that have arrived, with what can be done about each. */
export function FileList({ label, files, onRetry, onRemove }: FileListProps) {
  const strings = useStrings()
  return (
    <>
      <ul aria-label={label} className={list}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} onRetry={onRetry} onRemove={onRemove} />
        ))}
      </ul>
      <Announcer message={summaryOf(files, strings)} />
    </>
  )
}
