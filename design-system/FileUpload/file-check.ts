/** Why a file is not taken. */
export type Refusal = 'type' | 'heic' | 'size' | 'empty'

export interface FileLimits {
  /**
   * Media types, with `*` for a whole family: `image/*`; or endings of names, as `.txt`, for what systems have no type for. Left out: any
   * file, where only its content tells what it is.
   */
  accept?: readonly string[]
  /** The largest size in bytes. */
  maxBytes: number
}

/** Images of any type and PDF, up to 10 MB. */
export const documentLimits: FileLimits = {
  accept: ['image/*', 'application/pdf'],
  maxBytes: 10 * 1024 * 1024,
}

const isOf = ({ name, type }: Pick<File, 'name' | 'type'>, pattern: string) => {
  if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern)
  const media = type.toLowerCase()
  return pattern.endsWith('/*') ? media.startsWith(pattern.slice(0, -1)) : media === pattern
}

/** The format of photographs on iPhones, which few programs outside them read. Other systems give such a file no type. */
const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /^image\/hei[cf](-sequence)?$/i.test(type) || (type === '' && /\.hei[cf]$/i.test(name))

/** Why the file is refused, or nothing. The type is the one its system gives it; the server must look into the file itself. */
export const refusalOf = (
  file: Pick<File, 'name' | 'size' | 'type'>,
  { accept, maxBytes }: FileLimits,
): Refusal | undefined => {
  if (accept && !accept.some((pattern) => isOf(file, pattern))) return isHeic(file) ? 'heic' : 'type'
  if (file.size === 0) return 'empty'
  return file.size > maxBytes ? 'size' : undefined
}
