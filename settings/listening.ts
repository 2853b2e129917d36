/** Where a process was told to listen: names of the two settings, and their values. */
export type Listening = {
  address: { setting: string; value: string }
  port: { setting: string; value: number }
}

const NOT_OURS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL', 'EAFNOSUPPORT'])

/** Why a process cannot listen and which setting to change, in Portuguese; null when it is no matter of settings. */
export function listeningComplaint(error: unknown, { address, port }: Listening): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE')
    return `A porta ${port.value} já está em uso. Feche o outro programa ou escolha outra em ${port.setting}.`
  if (code === 'EACCES')
    return `A porta ${port.value} não é permitida a esta conta. Escolha outra em ${port.setting}.`
  if (NOT_OURS.has(code))
    return `${address.value} não é um endereço desta máquina. Corrija ${address.setting}.`
  return null
}
