import { useRef } from 'react'
import { Announcer } from '../Announcer/Announcer.tsx'
import { useStrings } from '../strings/use-strings.ts'
import { list } from './FileList.css.ts'
import { FileRow, type FileRowActions } from './FileRow.tsx'
import { type FileEntry, summaryOf } from './file-entry.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export type { FileEntry } from './file-entry.ts'

export interface FileListProps extends FileRowActions {
  /** Names the list. */
  label: string
  files: readonly FileEntry[]
  /** Takes focus once the last file was taken out: the button that chooses files, for one. */
  onEmptied?: (() => void) | undefined
}

/**
 * Files on their way and files that have arrived, with what can be done about each. Where a button goes with what it did, focus goes to the
 * same file's next one, or to the file that took its place.
 */
export function FileList({ label, files, onRetry, onRemove, onOpen, onEmptied }: FileListProps) {
  const strings = useStrings()
  const root = useRef<HTMLUListElement>(null)
  const focusSoon = useKeptFocus(root, files, onEmptied)
  return (
    <>
      <ul ref={root} aria-label={label} className={list}>
        {files.map((file, place) => (
          <FileRow
            key={file.id}
            file={file}
            onRetry={
              onRetry &&
              ((id) => {
                focusSoon(place)
                onRetry(id)
              })
            }
            onRemove={
              onRemove &&
              ((id) => {
                focusSoon(place)
                onRemove(id)
              })
            }
            onOpen={onOpen}
          />
        ))}
      </ul>
      <Announcer message={summaryOf(files, strings)} />
    </>
  )
}
