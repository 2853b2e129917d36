import type { BenchArguments } from './bench-arguments.ts'
import { type Databases, SMALLEST } from './databases.ts'
import { logMeasuring, printSection } from './print-section.ts'
import { measureSockets } from './sockets.ts'
import { tableOf } from './table.ts'

/** Measures real-time connections on the smallest database that was asked for, beside a bare socket.io server, and prints them. */
export async function measureRealtime(
  databases: Databases,
  { sections, sizes }: BenchArguments,
): Promise<void> {
  if (!sections.has('sockets')) return
  logMeasuring('conexões em tempo real')
  process.env.DATABASE_URL = await databases.filled((sizes[0] ?? 1) * SMALLEST)
  const { ours, bare } = await measureSockets()
  const rows = Object.entries({ portal: ours, 'socket.io sem mais nada': bare }).map(([name, figures]) => [
    name,
    figures.callAlone,
    figures.p50,
    figures.p99,
    figures.message.p50,
    figures.message.p99,
    figures.liveKiB,
    figures.residentKiB,
    figures.keptLiveMiB,
    figures.keptResidentMiB,
  ])
  const head = [
    '',
    'chamada sem ninguém ms',
    'aviso p50 ms',
    'p99 ms',
    'mensagem p50 ms',
    'p99 ms',
    'KiB vivos por conexão',
    'KiB da máquina',
    'MiB vivos depois',
    'MiB da máquina depois',
  ]
  printSection('Aviso e mensagem a uma pessoa com 2.000 conexões', tableOf(head, rows))
}
