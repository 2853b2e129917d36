import { createServer } from 'node:http'
import { sessionSecret } from '#settings/session-secret.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { trustedProxies } from '#settings/trusted-proxies.ts'
import { closeGracefully } from './close-gracefully.ts'
import { forwardSocket, isSocketRequest } from './forward-socket.ts'
import { openingOf } from './opening.ts'
import { portalHandler } from './portal-handler.ts'
import { settleVisitorAddress } from './visitor-address.ts'

/*
 * The production server of the built portal. Prints one JSON line `{"ready":true,"url":…}` once it listens, so that a supervisor
 * knows; started with `--held` it answers from that supervisor's first message on. Logs are JSON lines on standard output as well.
 */
const settings = settingsOrExit()
const apiHost = settings.API_HOST ?? `http://127.0.0.1:${settings.API_PORT}`
process.env.API_HOST = apiHost
process.env.SESSION_SECRET = sessionSecret(settings)
process.env.POSTAL_CODE_HOST = settings.POSTAL_CODE_HOST
process.env.LOG_LEVEL = settings.LOG_LEVEL
process.env.NODE_ENV = 'production'

const isTrusted = trustedProxies(settings.TRUSTED_PROXIES)
const opening = openingOf(process.argv.includes('--held'), process)
const handle = await portalHandler({ trustProxy: Boolean(settings.PUBLIC_ORIGIN) })
const server = createServer(async (request, response) => {
  settleVisitorAddress(request, isTrusted)
  if (!opening.isOpen) await opening.opened
  if (isSocketRequest(request)) void forwardSocket.request(apiHost, request, response)
  else handle(request, response)
})
server.on('upgrade', async (request, socket, head) => {
  settleVisitorAddress(request, isTrusted)
  if (!opening.isOpen) await opening.opened
  forwardSocket.upgrade(apiHost, request, socket, head)
})
server.on('error', (error: NodeJS.ErrnoException) => {
  const cause = error.code === 'EADDRINUSE' ? `a porta ${settings.PORT} já está em uso` : error.message
  process.stderr.write(`O portal não pôde começar: ${cause}. Mude PORT no arquivo .env e tente de novo.\n`)
  process.exit(1)
})
server.listen(settings.PORT, settings.HOST, () => {
  process.stdout.write(
    `${JSON.stringify({ ready: true, url: `http://${settings.HOST}:${settings.PORT}` })}\n`,
  )
})
closeGracefully(server, opening)
