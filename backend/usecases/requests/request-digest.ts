import { createHash } from 'node:crypto'
import type { DeclarationKind } from '../../database/schema/declarations.ts'

/** A declaration as its code is computed from it. */
export type Declared = {
  protocol: string
  kind: DeclarationKind
  declaredAt: Date
  data: Record<string, unknown>
}

/** SHA-256 of a declaration, whatever the order in which its fields are kept: who holds the proof can ask whether it was changed. */
export function declarationDigest({ protocol, kind, declaredAt, data }: Declared): string {
  const content = JSON.stringify([protocol, kind, declaredAt.toISOString(), inOrder(data)])
  return createHash('sha256').update(content).digest('hex')
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, inOrder(inner)]),
  )
}
