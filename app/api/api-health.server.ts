import ky from 'ky'
import { apiHost } from './call-api.server.ts'

const TIMEOUT_MS = 1500

let asking: Promise<boolean> | null = null

/** Whether the API and its database answer now. Everyone who asks at the same time is told by one question. */
export function isApiHealthy(): Promise<boolean> {
  asking ??= askHealth().finally(() => {
    asking = null
  })
  return asking
}

async function askHealth(): Promise<boolean> {
  try {
    return (await ky(`${apiHost()}/saude`, { timeout: TIMEOUT_MS, retry: 0 })).ok
  } catch {
    return false
  }
}
