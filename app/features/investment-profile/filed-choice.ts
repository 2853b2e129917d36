import type * as v from 'valibot'
import type { alterarPerfilInvestimentos } from '#contract/perfil-investimentos.ts'

/** What the API answers to a choice of profile. */
export type FiledChoice = v.InferOutput<(typeof alterarPerfilInvestimentos)['answer']>
