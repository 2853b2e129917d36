import type { BenchArguments } from './bench-arguments.ts'
import { type Databases, SMALLEST } from './databases.ts'
import { type MeasuredApi, startMeasuredApi } from './measured-api.ts'
import { logMeasuring, printSection } from './print-section.ts'
import { measureDesk } from './sections/desk.ts'
import { type Exported, exportTable, measureExports } from './sections/exports.ts'
import { measureFiles } from './sections/files.ts'
import { measureKeywords } from './sections/keywords.ts'
import { measureLists } from './sections/lists.ts'
import { measureMovements } from './sections/movements.ts'
import { measureSignIns } from './sections/sign-ins.ts'
import { type Answered, type AtSize, sizedTable } from './sized-table.ts'

/** Measurements on databases of every size. */
const sized = {
  lists: { title: 'Listas dos atendentes', measure: measureLists },
  keywords: { title: 'Palavras-chave na lista', measure: measureKeywords },
  movements: { title: 'Trinta anos de uma pessoa, e o que está ao lado', measure: measureMovements },
  desk: { title: 'Busca de pessoas, sino e números da fila', measure: measureDesk },
} satisfies Record<string, { title: string; measure: (api: MeasuredApi) => Promise<Answered[]> }>

/** Measures what the API reads at every size that was asked for, and prints it. */
export async function measureAtSizes(
  databases: Databases,
  { sections, sizes }: BenchArguments,
): Promise<void> {
  const asked = Object.entries(sized).filter(([name]) => sections.has(name as keyof typeof sized))
  const isExported = sections.has('export')
  const signsIn = sections.has('sign-ins')
  const sendsFiles = sections.has('files')
  if (asked.length === 0 && !isExported && !signsIn && !sendsFiles) return
  const found = new Map<string, AtSize[]>(asked.map(([name]) => [name, []]))
  const exports: Exported[] = []
  let [signIns, files] = ['', '']
  try {
    for (const [index, size] of sizes.entries()) {
      const requests = size * SMALLEST
      const api = await startMeasuredApi(await databases.filled(requests), requests)
      try {
        for (const [name, { title, measure }] of asked) {
          logMeasuring(`${title}, ${requests} solicitações`)
          found.get(name)?.push({ requests, answered: await measure(api) })
        }
        if (isExported) logMeasuring(`Planilhas, ${requests} solicitações`)
        if (isExported) exports.push(...(await measureExports(api)))
        const isLast = index === sizes.length - 1
        if (signsIn && isLast) signIns = await measureSignIns(api)
        if (sendsFiles && isLast) logMeasuring('Arquivos feitos para pesar')
        if (sendsFiles && isLast) files = await measureFiles(api)
      } finally {
        await api.stop()
      }
    }
  } finally {
    // Also where something failed: what was measured before took many minutes.
    for (const [name, { title }] of asked) printSection(title, sizedTable(found.get(name) ?? []))
    if (exports.length > 0) printSection('Planilhas de solicitações', exportTable(exports))
    if (signIns) printSection('Entradas de dez pessoas ao mesmo tempo', signIns)
    if (files) printSection('Arquivos feitos para pesar', files)
  }
}
