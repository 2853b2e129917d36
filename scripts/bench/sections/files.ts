import { setTimeout as wait } from 'node:timers/promises'
import type { HostileFile } from '#backend/testing/hostile-files/hostile-file.ts'
import { hostileFiles } from '#backend/testing/hostile-files/hostile-files.ts'
import { enviarArquivoImportacao } from '#contract/imports/imports.ts'
import { enviarArquivoRetorno } from '#contract/payment-clearings/payment-clearings.ts'
import { enviarComprovanteEndereco } from '#contract/people/addresses.ts'
import { askFromThread } from '../ask-from-thread.ts'
import { percentile } from '../figures.ts'
import type { MeasuredApi } from '../measured-api.ts'
import { memoryOf, watchMemory } from '../process-memory.ts'
import { tableOf } from '../table.ts'

const REST_MS = 5000

/** Until whoever asks beside has begun, milliseconds. */
const BEFORE_MS = 300

type Row = (string | number)[]

/** Every file that was made to cost more than it looks, with a participant reading their list beside. @returns a table */
export async function measureFiles(api: MeasuredApi): Promise<string> {
  const read = { url: `${api.url}/retornarSolicitacoes?limit=5`, authorization: api.helena.authorization }
  const resting = await askFromThread(read)
  await wait(REST_MS)
  const atRest = (await resting.stop()).took
  const rows: Row[] = []
  const beside: number[] = []
  for (const file of hostileFiles) {
    const content = await file.content()
    const others = await askFromThread(read)
    await wait(BEFORE_MS)
    const row = await sent(api, file, content)
    const { took } = await others.stop()
    beside.push(...took)
    rows.push([...row, Math.max(...took)])
  }
  const [rest, all] = [percentile(atRest, 0.99), percentile(beside, 0.99)]
  rows.push(
    ['outros, p99 ms: em repouso', '', '', '', '', rest],
    ['outros, p99 ms: ao lado', '', '', '', '', all],
  )
  return tableOf(['', 'KB', 'resposta', 's', 'MiB a mais', 'outros, máximo ms'], rows)
}

async function sent(api: MeasuredApi, { name, door }: HostileFile, content: Buffer): Promise<Row> {
  const before = memoryOf(api.pid)
  const memory = watchMemory(api.pid)
  const begun = performance.now()
  const status = await send(api, door, content)
  const seconds = (performance.now() - begun) / 1000
  return [name, content.length / 1000, status, seconds, Math.max(0, memory.stop() - before)]
}

function send({ marta, helena }: MeasuredApi, door: HostileFile['door'], content: Buffer): Promise<number> {
  if (door === 'import') return marta.send(enviarArquivoImportacao.path.replace('{tipo}', 'pessoas'), content)
  if (door === 'bank-return') return marta.send(enviarArquivoRetorno.path, content)
  return helena.send(enviarComprovanteEndereco.path.replace('{idPessoa}', String(helena.personId)), content)
}
