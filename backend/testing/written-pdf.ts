import { deflateSync } from 'node:zlib'

type Part = string | Buffer

/** A PDF of these objects, numbered from 1; readers find their places by themselves. */
export function pdfOf(objects: readonly Part[], trailer = ''): Buffer {
  const parts: Part[] = ['%PDF-1.7\n']
  for (const [index, object] of objects.entries()) parts.push(`${index + 1} 0 obj\n`, object, '\nendobj\n')
  parts.push(`trailer << /Root 1 0 R ${trailer} >>\nstartxref\n0\n%%EOF\n`)
  return Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')))
}

/** An object that is a stream of these bytes. */
export function streamOf(dictionary: string, data: Buffer): Buffer {
  const head = Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`)
  return Buffer.concat([head, data, Buffer.from('\nendstream')])
}

/** An object that holds others, packed. */
export const packedObjects = (objects: string, more = '') =>
  streamOf(`/Type /ObjStm ${more} /Filter /FlateDecode`, deflateSync(objects))
