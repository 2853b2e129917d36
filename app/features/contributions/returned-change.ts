import type { ContributionChangeData } from '#contract/contribuicao.ts'

/** A change that was sent back to be corrected. `motivo` is what the entity wrote. */
export type ReturnedChange = {
  id: number
  protocolo: string
  motivo: string | null
  dados: ContributionChangeData
}
