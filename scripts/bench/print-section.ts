/** Prints a part of the benchmark. */
export function printSection(title: string, table: string): void {
  process.stdout.write(`\n${title}\n${table}\n`)
}

/** Says what is being measured, since it takes minutes; apart from the tables, which one may want to keep. */
export function logMeasuring(what: string): void {
  process.stderr.write(`Medindo: ${what}…\n`)
}
