import { fileTypeFromBuffer } from 'file-type'
import { Problem } from '../problem.ts'

/** Type of a file by its bytes, whatever its sender says. @throws 415 with the `refusal` when it is none of the accepted ones. */
export async function requireMediaType(
  content: Buffer,
  accepted: readonly string[],
  refusal: string,
): Promise<string> {
  const mediaType = (await fileTypeFromBuffer(content))?.mime
  if (mediaType === undefined || !accepted.includes(mediaType))
    throw new Problem({ status: 415, code: 'tipo-nao-suportado', detail: refusal })
  return mediaType
}
