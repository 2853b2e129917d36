import { useState } from 'react'
import { takeFiles } from '../FilesUpload/take-files.ts'
import { useRefusedSentences } from '../FilesUpload/use-refused-sentences.ts'
import type { FileLimits } from '../FileUpload/file-check.ts'

interface Taking {
  limits: FileLimits
  /** Most files of one message. */
  most: number
  /** How many there are already. */
  held: number
  onFiles: (files: readonly File[]) => void
}

/** Takes files or says of each why not. */
export function useTakenFiles({ limits, most, held, onFiles }: Taking) {
  const sentenceOf = useRefusedSentences(limits, undefined, most)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const take = (files: readonly File[]) => {
    const { taken, refused } = takeFiles(files, limits, Math.max(0, most - held))
    setRefusals(refused.map(sentenceOf))
    if (taken.length > 0) onFiles(taken)
  }
  return { refusals, take, forget: () => setRefusals([]) }
}
