import type { Settings } from './settings.ts'

/** Where this machine reaches what listens on every address. */
const HERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }

/** Address at which the portal finds the API: the one that was given, else the one that is started with it and listens on `HOST`. */
export function apiAddress({
  API_HOST,
  API_PORT,
  HOST,
}: Pick<Settings, 'API_HOST' | 'API_PORT' | 'HOST'>): string {
  if (API_HOST) return API_HOST
  const host = HERE[HOST] ?? (HOST.includes(':') ? `[${HOST}]` : HOST)
  return `http://${host}:${API_PORT}`
}
