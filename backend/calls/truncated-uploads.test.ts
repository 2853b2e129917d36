import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { enviarComprovanteEndereco } from '#contract/people/addresses.ts'
import type { ProblemDetails } from '#contract/problem.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { files } from '../database/schema/files.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { drawnPng } from '../testing/drawn-png.ts'
import { sendRaw } from '../testing/raw-http.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let path: string
let token: string
const logged: string[] = []

beforeAll(async () => {
  const settings = settingsOrExit({ DATA_DIR: join(tmpdir(), 'portal-test-unused'), LOG_LEVEL: 'warn' })
  api = await startTestApi({ settings, logStream: { write: (line) => logged.push(line) } })
  token = await api.signIn(DemoCpf.helena)
  path = enviarComprovanteEndereco.path.replace('{idPessoa}', String(await api.personId(DemoCpf.helena)))
})
afterAll(() => api.close())

const BOUNDARY = 'fronteira'
const picture = drawnPng([10, 20, 30, 255], { side: 8 })

const filePart = (name: string) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    picture,
    Buffer.from('\r\n'),
  ])
const fieldPart = (name: string) =>
  Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nvalor\r\n`)
const bodyOf = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)])
const whole = bodyOf(filePart('arquivo'))

function requestOf(body: Buffer, { boundary = BOUNDARY, length = body.length } = {}): Buffer {
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    `authorization: Bearer ${token}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${length}`,
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
}

async function refusal(body: Buffer, options: { boundary?: string } = {}) {
  const answer = await sendRaw(api.url, requestOf(body, options))
  const { detail, campos } = JSON.parse(answer?.body ?? '{}') as Partial<ProblemDetails>
  return { status: answer?.status, detail, campos }
}

const kept = async () => (await api.database.select({ all: count() }).from(files))[0]?.all
const MALFORMED = 'O arquivo chegou incompleto. Confira a conexão e envie de novo.'

describe('an upload that is not what it says', () => {
  it('cut off anywhere is asked for again, and nothing of it is kept', async () => {
    const cuts = Array.from({ length: whole.length - 4 }, (_, length) => whole.subarray(0, length))
    const strange: unknown[] = []
    for (const cut of cuts) {
      const { status, detail } = await refusal(cut)
      if (status !== 422 && (status !== 400 || detail !== MALFORMED))
        strange.push([cut.length, status, detail])
    }
    expect(strange).toEqual([])
    expect(await kept()).toBe(0)
  })

  it('that ends with its connection keeps nothing, and is no error of ours', async () => {
    for (const length of [10, 120, whole.length - 6]) {
      const request = requestOf(whole.subarray(0, length), { length: whole.length })
      expect(await sendRaw(api.url, request, { hangUp: true })).toBeNull()
    }
    expect((await refusal(whole.subarray(0, 150))).status).toBe(400)
    expect(logged).toEqual([])
    expect(await kept()).toBe(0)
  })

  it('with another boundary than it names is asked for again', async () => {
    expect(await refusal(whole, { boundary: 'outra' })).toMatchObject({ status: 400, detail: MALFORMED })
    expect(await refusal(whole, { boundary: '' })).toMatchObject({ status: 422 })
  })

  it.each([
    ['two files', bodyOf(filePart('arquivo'), filePart('arquivo')), 'Envie um arquivo de cada vez.'],
    ['a field instead of the file', bodyOf(fieldPart('arquivo')), 'Escolha um arquivo.'],
    [
      'a field beside the file',
      bodyOf(filePart('arquivo'), fieldPart('nota')),
      'Envie um arquivo de cada vez.',
    ],
    ['a file under another name', bodyOf(filePart('foto')), 'Escolha um arquivo.'],
    ['no part', bodyOf(), 'Escolha um arquivo.'],
  ])('of %s is told what to send', async (_, body, sentence) => {
    expect(await refusal(body)).toMatchObject({ status: 422, campos: { arquivo: sentence } })
    expect(await kept()).toBe(0)
  })

  it('whole is kept', async () => {
    expect((await sendRaw(api.url, requestOf(whole)))?.status).toBe(200)
    expect(await kept()).toBe(1)
  })
})
