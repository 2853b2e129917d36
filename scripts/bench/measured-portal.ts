import { startPortal } from '../service.ts'
import { portalCookie, visitors } from './api-client.ts'
import { LOGS } from './measured-api.ts'

/** The built portal, with the cookies of who is signed in. */
export type MeasuredPortal = {
  url: string
  pid: number
  cookies: Readonly<Record<keyof typeof visitors, string>>
  stop: () => Promise<unknown>
}

/** Starts the built portal beside the API that runs. */
export async function startMeasuredPortal(): Promise<MeasuredPortal> {
  const service = startPortal(LOGS)
  const { url } = await service.ready
  const [helena, marta] = await Promise.all([
    portalCookie(url, visitors.helena),
    portalCookie(url, visitors.marta),
  ])
  const stop = () => {
    service.stop()
    return service.ended
  }
  return { url, pid: service.pid, cookies: { helena, marta }, stop }
}
