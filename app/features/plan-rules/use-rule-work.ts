import { useEdition } from '#app/editing/use-edition.ts'
import { send } from '#app/session/ask.ts'
import type { RuleEdition } from '#contract/plan-rules/plan-rules.ts'
import type { RulePage } from './define-rule-page.ts'
import { planRuleQueries } from './plan-rules.queries.ts'
import { isRuleValues, ruleErrors } from './plan-rules.schema.ts'
import { type RuleValues, valuesOf } from './rule-values.ts'

/** A change that only waits for a yes: its first day, and the first days of what it would replace. */
type RulePublication = { from: string; replaced: readonly string[] }

/** A rule while it is worked on: kept, looked at, published and thrown away. */
export function useRuleWork({ rule }: Pick<RulePage, 'rule'>, edition: RuleEdition, personId: number) {
  const place = { tipo: edition.tipo, idPlano: edition.plano?.id ?? null }
  const publish = async (values: RuleValues): Promise<unknown> => {
    const seen = await work.look(values)
    if (!seen) return undefined
    // Only what was looked at is asked about.
    if (work.form.state.values !== values) return work.submit('publish')
    const { aPartirDe, fonte } = values
    const isComplete = aPartirDe !== null && fonte.trim() !== '' && seen.impedimentos.length === 0
    // Publishing says what is missing under the fields.
    return isComplete
      ? work.ask(values, { from: aPartirDe, replaced: seen.substituidas })
      : work.publish(values)
  }
  const work = useEdition({
    stored: edition,
    valuesOf,
    versionOf: ({ rascunho }) => rascunho?.versao ?? 0,
    typedOverOf: ({ rascunho, historico }) =>
      rascunho?.versao ?? -Math.max(0, ...historico.map(({ versao }) => versao)),
    place: `regra:${place.tipo}:${place.idPlano}:${personId}`,
    isValues: isRuleValues,
    check: (values) => ruleErrors(rule, values),
    queryOf: () => planRuleQueries.edition(place.tipo, place.idPlano),
    calls: {
      save: (values, versao) => send('salvarRascunhoRegra')({ data: { ...place, versao, ...values } }),
      discard: (versao) => send('descartarRascunhoRegra')({ data: { ...place, versao } }),
      publish: (versao, _, publication?: RulePublication) =>
        send('publicarRegra')({
          data: { ...place, versao, substituiFuturas: (publication?.replaced.length ?? 0) > 0 },
        }),
      look: ({ regras, aPartirDe }) => send('previaRegra')({ data: { ...place, regras, aPartirDe } }),
    },
    acts: {
      save: (values): unknown => work.save(values),
      preview: (values): unknown => work.look(values),
      publish,
    },
  })
  return work
}

export type RuleWork = ReturnType<typeof useRuleWork>
