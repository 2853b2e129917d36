import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { enviarArquivoImportacao } from '#contract/imports/imports.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { imports } from '../database/schema/imports.ts'
import { DemoCpf } from '../testing/demo-people.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let test: TestApi
let token: string
const logged: string[] = []

beforeAll(async () => {
  test = await startTestApi({
    settings: settingsOrExit({ DATA_DIR: '/nowhere', LOG_LEVEL: 'warn' }),
    logStream: { write: (line) => logged.push(line) },
  })
  token = await test.signIn(DemoCpf.marta)
})
afterAll(() => test.close())

const PATH = enviarArquivoImportacao.path.replace('{tipo}', 'pessoas')

/** Sends a file whole, and hangs up a moment later. */
async function sendAndLeave(content: Buffer): Promise<void> {
  const head = `--x\r\nContent-Disposition: form-data; name="arquivo"; filename="a.csv"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')])
  const request = `POST ${PATH} HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: ${body.length}\r\n\r\n`
  const { hostname, port } = new URL(test.url)
  const socket = connect(Number(port), hostname)
  await new Promise((sent) => socket.write(Buffer.concat([Buffer.from(request), body]), sent))
  await wait(100)
  socket.destroy()
}

it('a file whose sender left while it was read is read no further and not kept, and is no error of ours', async () => {
  // A good one that takes a second or two.
  const long = Buffer.from(
    `cpf;nome\n${'1;a;b;c;d;e;f;g;h;i;j;k;l;m;n;o;p;q;r;s;t;u;v;w;x\n'.repeat(99_000)}`,
  )
  await sendAndLeave(long)
  // Files of a person are taken in one after the other: the first is over by now.
  const next = await test.call(enviarArquivoImportacao, {
    token,
    params: { tipo: 'pessoas' },
    file: { field: 'arquivo', content: Buffer.from('cpf;nome\n1;a\n') },
  })
  expect(next.status).toBe(200)
  expect(await test.database.select({ id: imports.id }).from(imports)).toEqual([{ id: next.answer.id }])
  expect(logged).toEqual([])
})
