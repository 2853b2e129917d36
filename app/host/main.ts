import { createServer } from 'node:http'
import { apiHostOf, originOf } from '#settings/addresses.ts'
import { listeningComplaint } from '#settings/listening.ts'
import { settingsOrExit } from '#settings/settings.ts'
import { trustedProxies } from '#settings/trusted-proxies.ts'
import { closeGracefully } from './close-gracefully.ts'
import { speakInLines } from './console-lines.ts'
import { forwardSocket, isSocketRequest } from './forward-socket.ts'
import { openingOf } from './opening.ts'
import { portalHandler } from './portal-handler.ts'
import { clientTimeouts, STANDSTILL_MS } from './slow-clients.ts'
import { settleVisitorAddress } from './visitor-address.ts'

/*
 * The production server of the built portal. Prints one JSON line `{"ready":true,"url":…}` once it listens, so that a supervisor
 * knows; started with `--held` it answers from that supervisor's first message on. Logs are JSON lines on standard output as well.
 */
const settings = settingsOrExit(process.env, ['SESSION_SECRET'])
const apiHost = apiHostOf(settings)
process.env.API_HOST = apiHost
process.env.SESSION_SECRET = settings.SESSION_SECRET
process.env.POSTAL_CODE_HOST = settings.POSTAL_CODE_HOST
process.env.LOG_LEVEL = settings.LOG_LEVEL
process.env.NODE_ENV = 'production'

speakInLines(console)
const isTrusted = trustedProxies(settings.TRUSTED_PROXIES)
const opening = openingOf(process.argv.includes('--held'), process)
const handle = await portalHandler({ trustProxy: Boolean(settings.PUBLIC_ORIGIN) })
const server = createServer(clientTimeouts, async (request, response) => {
  settleVisitorAddress(request, isTrusted)
  if (!opening.isOpen) await opening.opened
  if (isSocketRequest(request)) void forwardSocket.request(apiHost, request, response)
  else handle(request, response)
})
server.setTimeout(STANDSTILL_MS)
server.on('upgrade', async (request, socket, head) => {
  settleVisitorAddress(request, isTrusted)
  if (!opening.isOpen) await opening.opened
  forwardSocket.upgrade(apiHost, request, socket, head)
})
server.on('error', (error) => {
  const cause = listeningComplaint(error, {
    address: { setting: 'HOST', value: settings.HOST },
    port: { setting: 'PORT', value: settings.PORT },
  })
  process.stderr.write(`O portal não pôde começar. ${cause ?? error.message}\n`)
  process.exit(1)
})
server.listen(settings.PORT, settings.HOST, () => {
  const url = originOf(settings.HOST, settings.PORT)
  process.stdout.write(`${JSON.stringify({ ready: true, url })}\n`)
})
closeGracefully(server, opening)
