import { useSuspenseQuery } from '@tanstack/react-query'
import { ask } from '#app/session/ask.ts'
import { ExitStatementView } from './ExitStatementView.tsx'

/** The exit statement of who left the sponsor. */
export function ExitStatementPage() {
  return <ExitStatementView answer={useSuspenseQuery(ask('retornarExtratoDesligamento')).data} />
}
