/** Files that people take for a return file, or send by mistake. `cnab-444`: of assigned receivables. */
export const RETURN_FILE_KINDS = [
  'pdf',
  'zip',
  'rar',
  'spreadsheet',
  'image',
  'ofx',
  'html',
  'xml',
  'json',
  'csv',
  'cnab-444',
] as const
export type ReturnFileKind = (typeof RETURN_FILE_KINDS)[number]

const SIGNATURES: readonly (readonly [kind: ReturnFileKind, bytes: readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['rar', [0x52, 0x61, 0x72, 0x21]],
  ['rar', [0x37, 0x7a, 0xbc, 0xaf]],
  ['zip', [0x1f, 0x8b]],
  ['spreadsheet', [0xd0, 0xcf, 0x11, 0xe0]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
]
const ZIP = [0x50, 0x4b, 0x03, 0x04]

/** So many characters of a file say what it is. */
const BEGINNING = 2000

/** Tells a file that is no text by how it begins; null for text and whatever is not known. */
export function kindOfBytes(content: Uint8Array): ReturnFileKind | null {
  const begins = (bytes: readonly number[]) => bytes.every((byte, index) => content[index] === byte)
  const known = SIGNATURES.find(([, bytes]) => begins(bytes))
  if (known) return known[0]
  if (!begins(ZIP)) return null
  // A workbook is a zip of sheets, whose names stand in its beginning.
  const names = String.fromCharCode(...content.subarray(0, BEGINNING))
  return /\[Content_Types\]|xl\/|mimetypeapplication\/vnd\.oasis/.test(names) ? 'spreadsheet' : 'zip'
}

/** Tells a text that is no return file by its first line; null where nothing tells. */
export function kindOfText(firstLine: string, text: string): ReturnFileKind | null {
  const beginning = text.slice(0, BEGINNING).trimStart()
  if (/^OFXHEADER|<OFX>/i.test(beginning)) return 'ofx'
  if (/^<!doctype html|^<html/i.test(beginning)) return 'html'
  if (beginning.startsWith('<')) return 'xml'
  if (/^[{[]/.test(beginning)) return 'json'
  if (/^0[12]RE(TORNO|MESSA)/i.test(firstLine)) return 'cnab-444'
  return /^[^;,\t|]{1,80}([;,\t|])[^;,\t|]{0,80}\1/.test(firstLine) ? 'csv' : null
}
