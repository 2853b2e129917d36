import { useState } from 'react'
import { formatFileSize } from '../FilePreview/file-size.ts'
import { type FileLimits, refusalOf } from '../FileUpload/file-check.ts'
import { useStrings } from '../strings/use-strings.ts'

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
  const { fileUpload, composer, locale } = useStrings()
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const sentences = {
    ...fileUpload.refused,
    size: fileUpload.refused.size(formatFileSize(limits.maxBytes, { locale })),
  }
  const take = (files: readonly File[]) => {
    if (files.length === 0) return
    const said: string[] = []
    const good = files.filter((file) => {
      const refusal = refusalOf(file, limits)
      if (refusal) said.push(`${file.name}: ${sentences[refusal]}`)
      return !refusal
    })
    const room = Math.max(0, most - held)
    if (good.length > room) said.push(composer.tooMany(most))
    setRefusals(said)
    if (good.length > 0 && room > 0) onFiles(good.slice(0, room))
  }
  return { refusals, take, forget: () => setRefusals([]) }
}
