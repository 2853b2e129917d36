import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'
import { toNodeHandler } from 'srvx/node'

/** Serves the built bare page as the portal's host does, without anything that the portal adds. Its port is the first argument. */
const built = (path: string) => new URL(`./dist/${path}`, import.meta.url)
const { default: server } = await import(built('server/server.js').href)
const files = sirv(fileURLToPath(built('client')), { brotli: true, gzip: true })
const pages = toNodeHandler((request) => server.fetch(request))
const port = Number(process.argv[2])
createServer((request, response) => files(request, response, () => void pages(request, response))).listen(
  port,
  '127.0.0.1',
  () => {
    process.stdout.write(`${JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` })}\n`)
  },
)
