import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staticFiles } from './static-files.ts'

let folder: string
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-static-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'page-abc.js'), 'export {}')
  await writeFile(join(folder, 'favicon.svg'), '<svg/>')
  const files = staticFiles(folder)
  server = createServer((request, response) =>
    files(request, response, () => response.writeHead(404, { 'content-type': 'text/html' }).end('<p>')),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true })
})

it.each([
  ['a file of the page', '/assets/page-abc.js', 200, 'public, max-age=31536000, immutable'],
  ['one of an earlier version', '/assets/page-old.js', 404, 'no-store'],
  ['one outside', '/assets/../favicon.svg', 200, 'public, max-age=3600'],
  ['a file with a name of its own', '/favicon.svg', 200, 'public, max-age=3600'],
  ['a page', '/nada', 404, null],
])(
  '%s is taken for nothing else than it says, and kept as long as it may: %s',
  async (_, path, status, kept) => {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    expect([
      answer.status,
      answer.headers.get('x-content-type-options'),
      answer.headers.get('cache-control'),
    ]).toEqual([status, 'nosniff', kept])
  },
)
