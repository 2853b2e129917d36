import { send } from '#app/session/ask.ts'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import type { RuleValues } from './rule-values.ts'

/** `isKept`: the values are those of the draft already. `replaces`: also what was published for later days. */
export type RuleWrite =
  | { act: 'discard' }
  | { act: 'save'; values: RuleValues; isKept: boolean }
  | { act: 'publish'; values: RuleValues; isKept: boolean; replaces: boolean }

/**
 * Writes what is wanted of a rule, as the version that is on screen. `take` is called with each answer: a publication keeps the draft
 * first, and a draft that was kept stays so when its publication is refused.
 */
export async function writeRule(
  edition: RuleEdition,
  write: RuleWrite,
  take: (answered: RuleEdition) => void,
): Promise<RuleEdition> {
  const place = { tipo: edition.tipo, idPlano: edition.plano?.id ?? null }
  const draftOf = ({ rascunho }: RuleEdition) => ({ ...place, versao: rascunho?.versao ?? 0 })
  const taken = async (answering: Promise<RuleEdition>) => {
    const answered = await answering
    take(answered)
    return answered
  }
  if (write.act === 'discard') {
    const { rascunho } = edition
    return taken(
      rascunho ? send('descartarRascunhoRegra')({ data: draftOf(edition) }) : Promise.resolve(edition),
    )
  }
  const kept = write.isKept
    ? edition
    : await taken(send('salvarRascunhoRegra')({ data: { ...draftOf(edition), ...write.values } }))
  if (write.act === 'save') return kept
  return taken(send('publicarRegra')({ data: { ...draftOf(kept), substituiFuturas: write.replaces } }))
}
