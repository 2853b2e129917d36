import { toast } from '@portal/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '#app/format/dates.ts'
import { useSubmission } from '#app/forms/portal-form.ts'
import { useFormValues } from '#app/forms/use-form-values.ts'
import type { RuleEdition, RulePreview } from '#contract/plan-rules.ts'
import type { RulePage } from './define-rule-page.ts'
import { discardRuleDraft, previewRule, publishRule, saveRuleDraft } from './plan-rules.functions.ts'
import { planRuleQueries } from './plan-rules.queries.ts'
import { planRulesText } from './plan-rules.text.ts'
import { type RuleValues, valuesOf } from './rule-values.ts'
import { type RuleAct, type RuleFormApi, useRuleForm } from './use-rule-form.ts'

/** A change that only waits for a yes: its first day, and the first days of what it would replace. */
export type RulePublication = { from: string; replaced: readonly string[] }

/** A rule while it is worked on: the form, and what can be done with it. */
export type RuleWork = {
  form: RuleFormApi
  /** Whether the form holds something that was not kept. */
  isDirty: boolean
  problem: ReturnType<typeof useSubmission>['problem']
  isSending: boolean
  /** What the values on screen would change; null while they were not looked at. */
  preview: RulePreview | null
  publication: RulePublication | null
  cancelPublication: () => void
  publish: () => Promise<unknown>
  discard: () => Promise<unknown>
  /** Shows what is stored now, in place of what was changed here. */
  readAgain: () => Promise<unknown>
}

/** Works on a rule: keeps, looks at, publishes and throws away what is on screen. */
export function useRuleWork({ rule }: Pick<RulePage, 'rule'>, edition: RuleEdition): RuleWork {
  const queryClient = useQueryClient()
  const { run, ...submission } = useSubmission()
  const [looked, setLooked] = useState<{ values: RuleValues; preview: RulePreview } | null>(null)
  const [publication, setPublication] = useState<RulePublication | null>(null)
  const { mutateAsync: save } = useMutation({ mutationFn: saveRuleDraft })
  const { mutateAsync: discard } = useMutation({ mutationFn: discardRuleDraft })
  const { mutateAsync: publish } = useMutation({ mutationFn: publishRule })
  const { mutateAsync: look } = useMutation({ mutationFn: previewRule })

  const place = { tipo: edition.tipo, idPlano: edition.plano?.id ?? null }
  const query = planRuleQueries.edition(place.tipo, place.idPlano)

  const take = (answered: RuleEdition) => {
    queryClient.setQueryData(query.queryKey, answered)
    form.reset(valuesOf(answered))
    setPublication(null)
  }
  /** Keeps what is on screen as the draft; answers its version. */
  const keep = async (values: RuleValues): Promise<number> => {
    const { rascunho } = edition
    if (rascunho && form.state.isDefaultValue) return rascunho.versao
    const answered = await save({ data: { ...place, versao: rascunho?.versao ?? 0, ...values } })
    const stored = answered.rascunho
    if (!stored) throw new Error('a draft that was saved is there')
    queryClient.setQueryData(query.queryKey, answered)
    form.reset(valuesOf(answered))
    return stored.versao
  }
  const lookAt = ({ regras, aPartirDe }: RuleValues) => look({ data: { ...place, regras, aPartirDe } })
  const acts: Record<RuleAct, (values: RuleValues) => Promise<unknown>> = {
    save: async (values) => {
      await keep(values)
      toast.show({ message: planRulesText.saved })
    },
    preview: async (values) => setLooked({ values, preview: await lookAt(values) }),
    publish: async (values) => {
      const { aPartirDe, fonte } = values
      const seen = await lookAt(values)
      setLooked({ values, preview: seen })
      if (aPartirDe !== null && fonte.trim() !== '' && seen.impedimentos.length === 0) {
        setPublication({ from: aPartirDe, replaced: seen.substituidas })
      } else {
        // Publishing says what is missing under the fields.
        await send(false)
      }
    },
  }
  const form = useRuleForm({ rule, edition, onChecked: (values, act) => run(() => acts[act](values)) })
  const { values: onScreen, isDirty } = useFormValues<RuleValues>(form)
  const send = async (substituiFuturas: boolean) => {
    const values = form.state.values
    const versao = await keep(values)
    const answered = await publish({ data: { ...place, versao, substituiFuturas } })
    take(answered)
    toast.show({ message: planRulesText.published(formatDate(values.aPartirDe ?? answered.hoje)) })
  }

  return {
    form,
    isDirty,
    problem: submission.problem,
    isSending: submission.isSending,
    preview: looked?.values === onScreen ? looked.preview : null,
    publication,
    cancelPublication: () => setPublication(null),
    publish: async () => {
      const replaces = (publication?.replaced.length ?? 0) > 0
      const isDone = await run(() => send(replaces))
      if (!isDone) setPublication(null)
    },
    discard: () =>
      run(async () => {
        const { rascunho } = edition
        if (rascunho) take(await discard({ data: { ...place, versao: rascunho.versao } }))
        else form.reset()
        toast.show({ message: planRulesText.discarded })
      }),
    readAgain: async () => {
      await queryClient.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' })
      const newest = await queryClient.fetchQuery(query)
      submission.clear()
      take(newest)
    },
  }
}
