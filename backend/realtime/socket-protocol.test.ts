import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DemoCpf } from '../testing/demo-people.ts'
import { eventually } from '../testing/eventually.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

/*
 * Requirements of the protocols Engine.IO (revision 4) and Socket.IO (revision 5), packet by packet, with our own settings: one namespace,
 * messages of at most 16 KiB, no answer to any event except being let in or refused.
 */

const HEARTBEAT = { pingInterval: 300, pingTimeout: 200 }
const SEPARATOR = '\u001E'

let api: TestApi
let token: string
let person: number
const opened: Line[] = []

beforeAll(async () => {
  api = await startTestApi({ socketHeartbeat: HEARTBEAT, presenceGraceMs: 10 })
  token = await api.signIn(DemoCpf.ana)
  person = await api.personId(DemoCpf.ana)
})
afterAll(() => api.close())
afterEach(() => {
  for (const { socket } of opened.splice(0)) socket.close()
})

const address = (query: string) => `${api.url}/socket.io/?${query}`
const poll = (sid: string) => fetch(address(`EIO=4&transport=polling&sid=${sid}`))
const push = (sid: string, body: string) =>
  fetch(address(`EIO=4&transport=polling&sid=${sid}`), { method: 'POST', body })

function handshakeOf(packet: string): Record<string, unknown> {
  expect(packet[0]).toBe('0')
  return JSON.parse(packet.slice(1)) as Record<string, unknown>
}

async function polling(): Promise<string> {
  const response = await fetch(address('EIO=4&transport=polling'))
  return String(handshakeOf(await response.text())['sid'])
}

/** A WebSocket, all that came over it but pings, and whether it was closed. */
type Line = { socket: WebSocket; packets: (string | ArrayBuffer)[]; isClosed: () => boolean }

function webSocket(query = 'EIO=4&transport=websocket', answersPings = true): Line {
  const socket = new WebSocket(address(query).replace('http', 'ws'))
  socket.binaryType = 'arraybuffer'
  const packets: (string | ArrayBuffer)[] = []
  let isClosed = false
  socket.addEventListener('message', ({ data }: MessageEvent<string | ArrayBuffer>) => {
    if (data !== '2') packets.push(data)
    else if (answersPings) socket.send('3')
  })
  socket.addEventListener('close', () => {
    isClosed = true
  })
  const line = { socket, packets, isClosed: () => isClosed }
  opened.push(line)
  return line
}

const untilPackets = (line: Line, count: number) =>
  eventually(() => expect(line.packets.length).toBeGreaterThanOrEqual(count))

/** A packet that is text; empty where it is bytes. */
const textOf = (packet: string | ArrayBuffer | undefined) => (typeof packet === 'string' ? packet : '')

/** A connection that is in the one namespace. */
async function connected(): Promise<Line> {
  const line = webSocket()
  await untilPackets(line, 1)
  line.socket.send('40')
  await untilPackets(line, 2)
  return line
}

const eventOf = (packet: string | ArrayBuffer | undefined) => {
  const text = textOf(packet)
  expect(text.slice(0, 2)).toBe('42')
  return JSON.parse(text.slice(2)) as unknown[]
}

describe('a handshake', () => {
  const settings = { ...HEARTBEAT, maxPayload: 16_384, sid: expect.any(String) }

  it('by polling opens a session and offers the upgrade', async () => {
    const response = await fetch(address('EIO=4&transport=polling'))
    expect(response.status).toBe(200)
    expect(handshakeOf(await response.text())).toEqual({ ...settings, upgrades: ['websocket'] })
  })

  it('by WebSocket opens a session', async () => {
    const line = webSocket()
    await untilPackets(line, 1)
    expect(handshakeOf(textOf(line.packets[0]))).toEqual({ ...settings, upgrades: [] })
  })

  it.each([
    'transport=polling',
    'EIO=abc&transport=polling',
    'EIO=3&transport=polling',
    'EIO=4',
    'EIO=4&transport=abc',
  ])('of %s is refused, by either way', async (query) => {
    expect((await fetch(address(query))).status).toBe(400)
    const line = webSocket(query.replace('polling', 'websocket'))
    await expect.poll(line.isClosed).toBe(true)
    expect(line.packets).toEqual([])
  })

  it.each(['POST', 'PUT'])('by %s is refused', async (method) => {
    expect((await fetch(address('EIO=4&transport=polling'), { method })).status).toBe(400)
  })
})

describe('a heartbeat', () => {
  it('by polling goes on as long as it is answered', async () => {
    const sid = await polling()
    for (let beat = 0; beat < 3; beat += 1) {
      expect(await (await poll(sid)).text()).toBe('2')
      expect((await push(sid, '3')).status).toBe(200)
    }
  })

  it('by polling that is not answered ends the session', async () => {
    const sid = await polling()
    await new Promise((resolve) => setTimeout(resolve, HEARTBEAT.pingInterval + HEARTBEAT.pingTimeout + 100))
    expect((await poll(sid)).status).toBe(400)
  })

  it('by WebSocket goes on as long as it is answered, and ends the connection when not', async () => {
    const [answering, silent] = [webSocket(), webSocket(undefined, false)]
    await expect.poll(silent.isClosed).toBe(true)
    await new Promise((resolve) => setTimeout(resolve, HEARTBEAT.pingInterval))
    expect(answering.isClosed()).toBe(false)
  })
})

describe('a close', () => {
  it('by polling ends the request that waits, and the session', async () => {
    const sid = await polling()
    const waiting = poll(sid)
    expect((await push(sid, '1')).status).toBe(200)
    expect(await (await waiting).text()).toBe('6')
    expect((await poll(sid)).status).toBe(400)
  })

  it('by WebSocket is the end of who then says nothing any more', async () => {
    const line = webSocket(undefined, false)
    await untilPackets(line, 1)
    line.socket.send('1')
    await expect.poll(line.isClosed).toBe(true)
    const closed = webSocket()
    await untilPackets(closed, 1)
    closed.socket.close()
    await expect.poll(closed.isClosed).toBe(true)
  })
})

describe('payloads by polling', () => {
  it('carry several packets, and events arrive as by WebSocket', async () => {
    const sid = await polling()
    const heard: string[] = []
    const hear = async (head: string) => {
      while (!heard.some((packet) => packet.startsWith(head))) {
        const response = await poll(sid)
        expect(response.status).toBe(200)
        const packets = (await response.text()).split(SEPARATOR)
        if (packets.includes('2')) await push(sid, '3')
        heard.push(...packets)
      }
    }
    expect(await (await push(sid, '40')).text()).toBe('ok')
    await hear('40')
    const events = [['typing'], ['authenticate', token]].map((event) => `42${JSON.stringify(event)}`)
    expect(await (await push(sid, events.join(SEPARATOR))).text()).toBe('ok')
    await hear('42')
    expect(heard.filter((packet) => packet.startsWith('42'))).toEqual([
      `42${JSON.stringify(['authenticated', { idPessoa: person }])}`,
    ])
  })

  it('that are none end the session', async () => {
    const sid = await polling()
    await push(sid, 'abc').catch(() => undefined)
    expect((await poll(sid)).status).toBe(400)
  })

  it('asked for twice at once end the session', async () => {
    const sid = await polling()
    const first = poll(sid)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect((await poll(sid)).status).toBeGreaterThanOrEqual(400)
    await first
    expect((await poll(sid)).status).toBe(400)
  })

  it('larger than what is allowed are refused', async () => {
    const sid = await polling()
    expect((await push(sid, `4${'a'.repeat(17_000)}`)).status).toBe(413)
  })
})

describe('an upgrade', () => {
  /** A session that went over from polling to a WebSocket. */
  async function upgraded(): Promise<{ sid: string; line: Line }> {
    const sid = await polling()
    const line = webSocket(`EIO=4&transport=websocket&sid=${sid}`)
    await eventually(() => expect(line.socket.readyState).toBe(WebSocket.OPEN))
    line.socket.send('2probe')
    await untilPackets(line, 1)
    expect(line.packets).toEqual(['3probe'])
    expect(['6', '2']).toContain(await (await poll(sid)).text())
    line.socket.send('5')
    return { sid, line }
  }

  it('takes the session over to the WebSocket', async () => {
    const { line } = await upgraded()
    line.socket.send('40')
    await untilPackets(line, 2)
    expect(textOf(line.packets[1])).toMatch(/^40\{"sid":/)
  })

  it('is done once: neither another request nor another WebSocket is the session’s', async () => {
    const { sid, line } = await upgraded()
    expect((await poll(sid)).status).toBe(400)
    const second = webSocket(`EIO=4&transport=websocket&sid=${sid}`)
    await expect.poll(second.isClosed).toBe(true)
    expect(line.isClosed()).toBe(false)
  })
})

describe('a namespace', () => {
  it('is there: the main one, with a payload or without', async () => {
    for (const payload of ['', JSON.stringify({ token })]) {
      const line = webSocket()
      await untilPackets(line, 1)
      line.socket.send(`40${payload}`)
      await untilPackets(line, payload === '' ? 2 : 3)
      expect(JSON.parse(textOf(line.packets[1]).slice(2))).toEqual({ sid: expect.any(String) })
      expect(line.packets.slice(2).map(eventOf)).toEqual(
        payload === '' ? [] : [['authenticated', { idPessoa: person }]],
      )
    }
  })

  it.each(['/random', '/custom,{"token":"abc"}'])('that is not known, %s, is refused', async (name) => {
    const line = webSocket()
    await untilPackets(line, 1)
    line.socket.send(`40${name}`)
    await untilPackets(line, 2)
    expect(line.packets[1]).toBe(`44${name.split(',')[0]},{"message":"Invalid namespace"}`)
  })

  it('is left by who says so, which ends the connection: there is no other to be in', async () => {
    const line = await connected()
    line.socket.send('41')
    line.socket.send(`42${JSON.stringify(['authenticate', token])}`)
    await expect.poll(line.isClosed).toBe(true)
    expect(line.packets).toHaveLength(2)
  })

  it('is not entered by nonsense', async () => {
    const line = webSocket()
    await untilPackets(line, 1)
    line.socket.send('4abc')
    await expect.poll(line.isClosed).toBe(true)
  })
})

describe('an event', () => {
  it.each(['42', '4217'])('sent as %s is answered by an event, and never confirmed', async (head) => {
    const line = await connected()
    line.socket.send(`${head}${JSON.stringify(['authenticate', { token }])}`)
    await untilPackets(line, 3)
    expect(eventOf(line.packets[2])).toEqual(['authenticated', { idPessoa: person }])
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(line.packets).toHaveLength(3)
  })

  it('with bytes is put together, and what is in them is no token', async () => {
    const line = await connected()
    line.socket.send('451-["authenticate",{"_placeholder":true,"num":0}]')
    line.socket.send(Uint8Array.from([1, 2, 3]))
    await untilPackets(line, 3)
    expect(eventOf(line.packets[2])[0]).toBe('unauthorized')
    await expect.poll(line.isClosed).toBe(true)
  })

  it.each([
    ['that names something reserved', '42["disconnect"]'],
    ['that is no event', '42{"a":1}'],
    ['of an unknown type', '4999'],
    ['whose bytes do not follow', '451-["typing",{"_placeholder":true,"num":0}]', '42["typing"]'],
    ['that is cut off', '42["typing"'],
    ['of nothing that the line below knows', 'abc'],
  ])('%s ends the connection', async (_, ...packets) => {
    const line = await connected()
    for (const packet of packets) line.socket.send(packet)
    await expect.poll(line.isClosed).toBe(true)
  })

  it('larger than what is allowed ends the connection', async () => {
    const line = await connected()
    line.socket.send(`42${JSON.stringify(['typing', 'a'.repeat(17_000)])}`)
    await expect.poll(line.isClosed).toBe(true)
  })
})
