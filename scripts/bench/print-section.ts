/** Prints a part of the benchmark. */
export function printSection(title: string, table: string): void {
  process.stdout.write(`\n${title}\n${table}\n`)
}
