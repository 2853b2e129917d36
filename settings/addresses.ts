import ipaddr from 'ipaddr.js'
import type { Settings } from './settings.ts'

const EVERY_ADDRESS = new Set(['0.0.0.0', '::'])

/** Whether only this machine reaches who listens there. */
export function isLoopback(listen: string): boolean {
  return listen === 'localhost' || (ipaddr.isValid(listen) && ipaddr.process(listen).range() === 'loopback')
}

/** Where people find the portal, without a closing slash: what links in e-mails begin with. */
export function portalOriginOf({
  PUBLIC_ORIGIN,
  HOST,
  PORT,
}: Pick<Settings, 'PUBLIC_ORIGIN' | 'HOST' | 'PORT'>): string {
  return PUBLIC_ORIGIN ?? originOf(HOST, PORT)
}

/** Where the portal finds its API, without a closing slash. */
export function apiHostOf({
  API_HOST,
  API_LISTEN,
  API_PORT,
}: Pick<Settings, 'API_HOST' | 'API_LISTEN' | 'API_PORT'>): string {
  return API_HOST ?? originOf(API_LISTEN, API_PORT)
}

/** Where a server is found, without a closing slash; one that listens on every address, on this machine's own. */
export function originOf(listen: string, port: number): string {
  const host = EVERY_ADDRESS.has(listen) ? '127.0.0.1' : listen
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
