import { type KnownDevice, MAX_KNOWN_DEVICES } from '#contract/identity/known-devices.ts'
import { readSealedCookie, writeSealedCookie } from './sealed-cookie.server.ts'

/** As long as the API knows a device. */
const KNOWN_SECONDS = 180 * 24 * 3600

/** Secrets that make this browser a known device of people who signed in with it, the newest first. It outlives their sessions. */
type DevicesCookie = { aparelhos: KnownDevice[] }

/** Keeps what the API gave for a person, instead of what was kept for them; an API that gives nothing changes nothing. */
export async function keepDevice(device: KnownDevice | undefined): Promise<void> {
  if (!device) return
  const others = (await keptDevices()).filter(({ idPessoa }) => idPessoa !== device.idPessoa)
  const aparelhos = [device, ...others].slice(0, MAX_KNOWN_DEVICES)
  await writeSealedCookie('aparelhos', { aparelhos } satisfies DevicesCookie, KNOWN_SECONDS)
}

/** Goes along with calls that are counted by CPF. Whose a CPF is only the API knows: it gets all of them. */
export async function knownDeviceInput(): Promise<{ aparelhos?: string[] }> {
  const devices = await keptDevices()
  return devices.length === 0 ? {} : { aparelhos: devices.map(({ token }) => token) }
}

async function keptDevices(): Promise<KnownDevice[]> {
  return (await readSealedCookie<DevicesCookie>('aparelhos'))?.aparelhos ?? []
}
