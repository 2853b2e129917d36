import { useSuspenseQuery } from '@tanstack/react-query'
import { ExitOptions } from './ExitOptions.tsx'
import { exitOptionsQueries } from './exit-options.queries.ts'

/** The options of who is to choose; nothing once the choice took effect. */
export function LeaversOptions() {
  const { data: options } = useSuspenseQuery(exitOptionsQueries.all())
  return options.prazo || options.presumida ? <ExitOptions options={options} /> : null
}
