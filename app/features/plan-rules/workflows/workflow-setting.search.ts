import { recordId, searchOf, textThat } from '#app/navigation/search-values.ts'

/** Search parameters: the plan, the first one while none is named, and the kind of request by its slug. */
export const workflowSearch = searchOf({
  idPlano: recordId,
  funcionalidade: textThat((text) => /^[a-z0-9-]{0,40}$/.test(text), ''),
})
export type WorkflowSearch = ReturnType<typeof workflowSearch>

export const workflowSearchDefaults = { idPlano: undefined, funcionalidade: '' } as const
