/** Every text of a record, a line each: what a keyword is looked for in. */
export function searchTextOf(data: Record<string, unknown>): string {
  return Object.values(data)
    .filter((value) => typeof value === 'string')
    .join('\n')
}
