/** Calls whose absence nobody notices at once, with the loss that they cause: a mutant of these that no test sees fails the run. */
export type Loss = 'permission' | 'audit row' | 'message'

const lossesByVerb = [
  ['permission', /^(require|refuse|assert)[A-Z]/],
  ['audit row', /^(audit|auditAll|audit[A-Z]\w*|record[A-Z]\w*)$/],
  ['message', /^(notify|broadcast|send|announce)([A-Z]\w*)?$/],
] as const satisfies readonly (readonly [Loss, RegExp])[]

/** By the verb that the function's name begins with, as the API names them; null for any other call. */
export function lossOfCall(callee: string): Loss | null {
  const name = callee.split('.').at(-1) ?? callee
  return lossesByVerb.find(([, verb]) => verb.test(name))?.[0] ?? null
}

/**
 * The weaker values that a declaration of the contract may get without a complaint of the compiler: `about.need`, `about.service`,
 * `access.kind` and the level that an attendant needs.
 */
export function lossOfDeclaration(name: string, value: string): string[] {
  if (name === 'need' && value !== "'read'") return ["'read'"]
  if (name === 'service') return ['undefined']
  if (name === 'kind' && value === "'attendant'") return ["'authenticated'"]
  return []
}
