import { useSuspenseQuery } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { ExitOptions } from './ExitOptions.tsx'
import { hasLeftSponsor } from './has-left-sponsor.ts'

/** The options of who left the sponsor and is to choose; nothing for others, and nothing once the choice took effect. */
export function LeaversOptions() {
  return hasLeftSponsor(useSession()) ? <OpenOptions /> : null
}

function OpenOptions() {
  const { data: options } = useSuspenseQuery(ask('retornarOpcoesSaida'))
  return options.relogio || options.presumida ? <ExitOptions options={options} /> : null
}
