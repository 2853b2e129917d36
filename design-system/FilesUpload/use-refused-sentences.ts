import { formatFileSize } from '../FilePreview/file-size.ts'
import type { FileLimits, Refusal } from '../FileUpload/file-check.ts'
import { useStrings } from '../strings/use-strings.ts'
import type { RefusedFile } from './take-files.ts'

/** Says why a file is not taken, with its name, since it is one of several. */
export function useRefusedSentences(
  limits: FileLimits,
  own: Partial<Record<Refusal, string>> | undefined,
  most: number,
): (refused: RefusedFile) => string {
  const strings = useStrings()
  const { refused: words, tooMany } = strings.fileUpload
  const sentences = {
    ...words,
    size: words.size(formatFileSize(limits.maxBytes, strings)),
    many: tooMany(most),
    ...own,
  }
  return ({ file, reason }) => `${file.name}: ${sentences[reason]}`
}
