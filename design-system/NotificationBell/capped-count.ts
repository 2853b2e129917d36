/** A count for a small badge: nothing at 0, the number up to the cap, and never more than the cap. */
export const cappedCount = (count: number, cap = 99): string => {
  if (!Number.isFinite(count) || count <= 0) return ''
  return String(Math.min(cap, Math.floor(count)))
}
