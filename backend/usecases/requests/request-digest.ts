import { createHash } from 'node:crypto'

/** What a person sent, as its code is computed from it. `kind`: slug of the kind of request; `sentAt`: when this version was sent. */
export type SentContent = {
  protocol: string
  kind: string
  sentAt: Date
  data: Record<string, unknown>
}

/** SHA-256 of what was sent, whatever the order in which its fields are kept: who holds the paper can ask whether it was changed. */
export function requestDigest({ protocol, kind, sentAt, data }: SentContent): string {
  const content = JSON.stringify([protocol, kind, sentAt.toISOString(), inOrder(data)])
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
