import { useState } from 'react'
import { formatFileSize } from '../FilePreview/file-size.ts'
import { useStrings } from '../strings/use-strings.ts'
import { type FileLimits, type Refusal, refusalOf } from './file-check.ts'

interface Said {
  /** Why the last file was refused. */
  refusal?: string
  /** Last event, to be announced. */
  news?: string
}

interface Upload {
  limits: FileLimits
  onChange: (file: File | null) => void
  /** Own words for a refusal. */
  refusals: Partial<Record<Refusal, string>> | undefined
}

/** Takes a file or says why not. A refused file changes nothing: the one that was there stays. */
export function useUpload({ limits, onChange, refusals }: Upload) {
  const strings = useStrings()
  const [said, say] = useState<Said>({})
  const sentences = {
    ...strings.fileUpload.refused,
    size: strings.fileUpload.refused.size(formatFileSize(limits.maxBytes, strings)),
    ...refusals,
  }
  const take = (file: File | null | undefined) => {
    if (!file) return
    const refusal = refusalOf(file, limits)
    if (refusal) {
      say({ refusal: sentences[refusal] })
      return
    }
    say({ news: strings.fileUpload.chosen(file.name) })
    onChange(file)
  }
  const remove = () => {
    say({ news: strings.fileUpload.removed })
    onChange(null)
  }
  return { ...said, take, remove }
}
