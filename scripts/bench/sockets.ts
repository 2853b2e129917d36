import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { conversationEvents, criarConversa, enviarMensagem } from '#contract/conversations/conversations.ts'
import { autenticar, gerarTokenSocket } from '#contract/identity/sessions.ts'
import { realtimeEvents } from '#contract/messages/notifications.ts'
import { percentile } from './figures.ts'
import type { Report } from './sockets/clients.ts'
import { millisecondsNow } from './sockets/clock.ts'
import { type MeasuredProcess, startMeasured } from './sockets/measured-process.ts'
import type { Memory } from './sockets/memory-answer.ts'

/** Real-time connections of one server. Times in milliseconds, from the call that has something to tell until a socket hears it. */
type SocketFigures = {
  /** The same call while nobody listens. */
  callAlone: number
  /** A notification. */
  p50: number
  p99: number
  /** A message of a conversation. */
  message: { p50: number; p99: number }
  /** Memory of one open socket, KiB: what lives (heap and buffers), and what the process holds of the machine. */
  liveKiB: number
  residentKiB: number
  /** Memory that all sockets together leave behind once they are closed; MiB. */
  keptLiveMiB: number
  keptResidentMiB: number
}

export type SocketComparison = { ours: SocketFigures; bare: SocketFigures }

const DEMO_PASSWORD = 'Prev@2026'
const CPF = { ana: '52998224725', karina: '04645553020' }

const MEMORY_FLAGS = ['--expose-gc', '--import', './scripts/bench/sockets/memory-answer.ts']
/** Sockets that are opened at a time. */
const AT_A_TIME = 50
const WARM_UP = 5
/** Time to let go of closed connections, and between two broadcasts, milliseconds. */
const SETTLING_MS = 2000
const PAUSE_MS = 50

/**
 * Measures broadcasts to one person with many sockets open, and what those sockets take, of the API and of a bare socket.io server that lets
 * everybody in, one after the other with the same clients. The API is the demonstration's, on the database of the environment.
 */
export async function measureSockets({ sockets = 2000, broadcasts = 40 } = {}): Promise<SocketComparison> {
  const ours = await measure(await startOurs(), { sockets, broadcasts })
  const bare = await measure(await startBare(), { sockets, broadcasts })
  return { ours, bare }
}

const { newNotification } = realtimeEvents
const { newMessage } = conversationEvents
type Told = typeof newNotification | typeof newMessage

/** A server whose sockets are measured. */
type Measured = {
  process: MeasuredProcess
  /** A token admits one socket. */
  generateToken: () => Promise<string>
  /** Makes it tell its one person something, by the event of that name. */
  tell: Readonly<Record<Told, () => Promise<unknown>>>
}

async function startOurs(): Promise<Measured> {
  const process = await startMeasured('scripts/bench/socket-api.ts', {
    flags: [...MEMORY_FLAGS, '--import', './scripts/quick-imports.mjs'],
  })
  const { url } = process
  const signIn = async (cpf: string) =>
    (await post(`${url}${autenticar.path}`, { cpf, senha: DEMO_PASSWORD })) as {
      token: string
      pessoa: { id: number }
    }
  const [ana, karina] = [await signIn(CPF.ana), await signIn(CPF.karina)]
  // An event that was sent twice is received once.
  const open = () =>
    post(
      `${url}${criarConversa.path}`,
      { idPessoa: ana.pessoa.id, idPlano: 1, assunto: `Medição ${randomUUID()}`, mensagem: 'Olá.' },
      karina.token,
    ) as Promise<{ id: number }>
  const { id: idConversa } = await open()
  return {
    process,
    generateToken: async () =>
      ((await post(`${url}${gerarTokenSocket.path}`, {}, ana.token)) as { token: string }).token,
    tell: {
      [newNotification]: open,
      [newMessage]: () =>
        post(
          `${url}${enviarMensagem.path}`,
          { idConversa, chaveEnvio: randomUUID(), mensagem: sentence },
          karina.token,
        ),
    },
  }
}

/** As long as one of ours. */
const notification = {
  id: 1,
  titulo: 'Nova mensagem do atendimento',
  descricao: 'Você recebeu uma mensagem sobre “Medição”.',
  data_notificacao: '2026-11-23T12:00:00.000Z',
  reagido: 'N',
  tipoNotificacao: { id: 1, nome: 'Conversa' },
  idPlano: 1,
  idConversa: 1,
  idRequisicao: null,
}

const sentence = 'Olá, Ana. Recebemos os documentos. A análise termina em até dois dias úteis.'

/** As long as one of ours, too. */
const message = {
  idConversa: 1,
  anterior: 1,
  mensagem: {
    id: 2,
    tipo: 'mensagem',
    chaveEnvio: null,
    autor: { id: 12, nome: 'Karina Alves', papel: 'atendimento' },
    minha: false,
    texto: sentence,
    nota: null,
    para: null,
    arquivos: [],
    data: '2026-11-23T12:00:00.000Z',
  },
}

async function startBare(): Promise<Measured> {
  const process = await startMeasured('scripts/bench/sockets/bare-server.ts', { flags: MEMORY_FLAGS })
  const tell = (event: Told, carried: object) => () => post(process.url, [event, carried])
  return {
    process,
    generateToken: async () => 'anything',
    tell: { [newNotification]: tell(newNotification, notification), [newMessage]: tell(newMessage, message) },
  }
}

async function measure(
  server: Measured,
  { sockets, broadcasts }: { sockets: number; broadcasts: number },
): Promise<SocketFigures> {
  const clients = await startMeasured('scripts/bench/sockets/clients.ts', { saysReady: false })
  try {
    const alone: number[] = []
    for (let call = 0; call < WARM_UP + broadcasts; call += 1) {
      const begun = millisecondsNow()
      await server.tell[newNotification]()
      if (call >= WARM_UP) alone.push(millisecondsNow() - begun)
    }
    // One opened and closed first: what is made for the first of them is no cost of each.
    await openSockets(server, clients, 1)
    await clients.ask({ close: true })
    const before = await settledMemory(server.process)
    await openSockets(server, clients, sockets)
    const open = await settledMemory(server.process)
    const delaysOf = async (told: Told) => {
      const delays: number[] = []
      for (let round = 0; round < WARM_UP + broadcasts; round += 1) {
        const heard = await broadcast(server, clients, told)
        if (round >= WARM_UP) delays.push(...heard)
      }
      return { p50: percentile(delays, 0.5), p99: percentile(delays, 0.99) }
    }
    const notified = await delaysOf(newNotification)
    const messaged = await delaysOf(newMessage)
    await clients.ask({ close: true })
    const after = await settledMemory(server.process)
    return {
      callAlone: percentile(alone, 0.5),
      ...notified,
      message: messaged,
      liveKiB: (open.live - before.live) / 1024 / sockets,
      residentKiB: (open.rss - before.rss) / 1024 / sockets,
      keptLiveMiB: (after.live - before.live) / 1024 / 1024,
      keptResidentMiB: (after.rss - before.rss) / 1024 / 1024,
    }
  } finally {
    await clients.stop()
    await server.process.stop()
  }
}

async function openSockets(server: Measured, clients: MeasuredProcess, count: number): Promise<void> {
  for (let opened = 0; opened < count; opened += AT_A_TIME) {
    const tokens = await Promise.all(
      Array.from({ length: Math.min(AT_A_TIME, count - opened) }, () => server.generateToken()),
    )
    await clients.ask({ open: { url: server.process.url, tokens } })
  }
}

/** @returns how long each socket waited, milliseconds */
async function broadcast(server: Measured, clients: MeasuredProcess, told: Told): Promise<number[]> {
  await clients.ask({ listen: told })
  await wait(PAUSE_MS)
  const all = clients.next<Extract<Report, { heard: number[] }>>()
  const begun = millisecondsNow()
  await server.tell[told]()
  return (await all).heard.map((at) => at - begun)
}

async function settledMemory(process: MeasuredProcess): Promise<Memory['memory']> {
  await wait(SETTLING_MS)
  return (await process.ask<Memory>('memory')).memory
}

async function post(url: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.json()
}
