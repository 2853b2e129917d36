import { createContext, use } from 'react'
import type { Problem } from '#app/api/problem.ts'

const Context = createContext<Problem | null>(null)

/** Makes the server's refusal of a form known to its fields. */
export const CommandProblemProvider = Context.Provider

/** The server's complaints about single fields, when that is what it refused. */
export function useCommandProblem() {
  const problem = use(Context)
  return problem?.kind === 'invalid' ? problem : null
}
