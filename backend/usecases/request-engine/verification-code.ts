import { createHash } from 'node:crypto'
import type { RequestKindSlug } from '#contract/requests/request-kinds.ts'

/** Content of a submission from which its code is computed. `sentAt`: when this version was sent. */
type SentContent = {
  protocol: string
  kind: RequestKindSlug
  sentAt: Date
  data: Record<string, unknown>
}

/**
 * The verification code of one version of a request, computed once as it is stored: SHA-256 of what was sent, whatever the order of its
 * fields. Everything that shows a code reads it from the stored version.
 */
export function verificationCode({ protocol, kind, sentAt, data }: SentContent): string {
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
