import { Card } from '@portal/design-system/Card'
import { LinkButton } from '@portal/design-system/LinkButton'
import { Stack } from '@portal/design-system/Stack'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { ExitClock } from './ExitClock.tsx'
import { exitOptionsText as text } from './exit-options.text.ts'
import { hasLeftSponsor } from './has-left-sponsor.ts'

/** For who left the sponsor and is to choose: until when, and the way to the options; nothing for others, and nothing once the choice took effect. */
export function LeaversOptions() {
  return hasLeftSponsor(useSession()) ? <OpenOptions /> : null
}

function OpenOptions() {
  const { data: options } = useSuspenseQuery(ask('retornarOpcoesSaida'))
  if (!options.relogio && !options.presumida) return null
  return (
    <Card title={text.heading} tone="brand">
      <Stack gap="4" align="start">
        <ExitClock options={options} />
        <LinkButton href="/saida">{text.toCompare}</LinkButton>
      </Stack>
    </Card>
  )
}
