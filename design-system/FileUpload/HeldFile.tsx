import { FilePreview } from '../FilePreview/FilePreview.tsx'
import { held } from './FileUpload.css.ts'

/** A file that was sent before. */
interface ExistingFile {
  name: string
  url: string
  /** Its media type. */
  type: string
}

export interface Held {
  value: File | null
  /** Shown until another one is chosen. */
  existing?: ExistingFile | undefined
}

/** The file an upload holds: the chosen one, else the one that was sent before. */
export function HeldFile({ value, existing }: Held) {
  return (
    <div className={held}>
      {value ? (
        <FilePreview name={value.name} type={value.type} size={value.size} image={value} isLarge />
      ) : (
        existing && <FilePreview {...existing} image={existing.url} downloadUrl={existing.url} isLarge />
      )}
    </div>
  )
}
