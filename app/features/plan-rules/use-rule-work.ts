import { toast } from '@portal/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isOutdated } from '#app/api/problem.ts'
import { formatDate } from '#app/format/dates.ts'
import { type Command, type CommandOutcome, useCommand } from '#app/forms/use-command.ts'
import { useFormValues } from '#app/forms/use-form-values.ts'
import { useReadAgain } from '#app/forms/use-read-again.ts'
import { send } from '#app/session/ask.ts'
import type { RuleEdition, RulePreview } from '#contract/plan-rules/plan-rules.ts'
import type { RulePage } from './define-rule-page.ts'
import { planRuleQueries } from './plan-rules.queries.ts'
import { planRulesText } from './plan-rules.text.ts'
import type { RuleValues } from './rule-values.ts'
import { type RuleAct, type RuleFormApi, useRuleForm } from './use-rule-form.ts'
import { type RuleWrite, writeRule } from './write-rule.ts'

/** A change that only waits for a yes: its first day, and the first days of what it would replace. `isKept`: it is the draft already. */
type RulePublication = {
  values: RuleValues
  isKept: boolean
  from: string
  replaced: readonly string[]
}

/** A rule while it is worked on: the form, and what can be done with it. */
export type RuleWork = {
  form: RuleFormApi
  values: RuleValues
  /** Whether the form holds something that was not kept. */
  isDirty: boolean
  /** Whatever is asked of the API, and what it refused. */
  command: Pick<Command<never, unknown>, 'problem' | 'isPending' | 'clear'>
  /** Somebody else was faster: the newest has to be read before anything can be kept. */
  isOutdated: boolean
  /** Effect of the values on screen; null until they are previewed. */
  preview: RulePreview | null
  publication: RulePublication | null
  cancelPublication: () => void
  publish: (publication: RulePublication) => Promise<CommandOutcome<RuleEdition>>
  discard: () => Promise<CommandOutcome<RuleEdition>>
  /** Shows what is stored now, in place of what was changed here. */
  readAgain: () => Promise<unknown>
}

/** Works on a rule: keeps, looks at, publishes and throws away what is on screen. */
export function useRuleWork({ rule }: Pick<RulePage, 'rule'>, edition: RuleEdition): RuleWork {
  const queryClient = useQueryClient()
  const [looked, setLooked] = useState<{ values: RuleValues; preview: RulePreview } | null>(null)
  const [publication, setPublication] = useState<RulePublication | null>(null)
  const place = { tipo: edition.tipo, idPlano: edition.plano?.id ?? null }
  const query = planRuleQueries.edition(place.tipo, place.idPlano)

  const sent = useRef<RuleValues | null>(null)
  const take = (answered: RuleEdition) => queryClient.setQueryData(query.queryKey, answered)
  const writing = useCommand(({ data }: { data: RuleWrite }) => writeRule(edition, data, take))
  const looking = useCommand(send('previaRegra'), { rereads: false })
  const reading = useReadAgain(() => query)
  const clear = () => {
    writing.clear()
    looking.clear()
    reading.clear()
  }
  const write = async (wanted: RuleWrite) => {
    clear()
    sent.current = wanted.act === 'discard' ? null : wanted.values
    const outcome = await writing.run(wanted)
    // Field errors are shown by the form; any other refusal stays in the confirmation.
    if (outcome.ok || outcome.problem?.kind === 'invalid') setPublication(null)
    return outcome
  }
  const look = async (values: RuleValues): Promise<RulePreview | null> => {
    clear()
    const { regras, aPartirDe } = values
    const outcome = await looking.run({ ...place, regras, aPartirDe })
    if (!outcome.ok) return null
    setLooked({ values, preview: outcome.answer })
    return outcome.answer
  }
  const publish = async (values: RuleValues, isKept: boolean, replaces: boolean) => {
    const outcome = await write({ act: 'publish', values, isKept, replaces })
    if (outcome.ok) {
      const from = values.aPartirDe ?? outcome.answer.hoje
      toast.show({ message: planRulesText.published(formatDate(from)) })
    }
    return outcome
  }
  const acts: Record<RuleAct, (values: RuleValues, isKept: boolean) => Promise<unknown>> = {
    save: async (values, isKept) => {
      const outcome = await write({ act: 'save', values, isKept })
      if (outcome.ok) toast.show({ message: planRulesText.saved })
    },
    preview: look,
    publish: async (values, isKept) => {
      const seen = await look(values)
      if (!seen) return
      // Only what was looked at is asked about.
      if (form.state.values !== values) return form.handleSubmit({ act: 'publish' })
      const { aPartirDe, fonte } = values
      const isComplete = aPartirDe !== null && fonte.trim() !== '' && seen.impedimentos.length === 0
      if (isComplete) setPublication({ values, isKept, from: aPartirDe, replaced: seen.substituidas })
      // Publishing says what is missing under the fields.
      else await publish(values, isKept, false)
    },
  }
  const form = useRuleForm({
    rule,
    edition,
    sent,
    onChecked: (values, act, isKept) => acts[act](values, isKept),
  })
  const { values: onScreen, isDirty } = useFormValues<RuleValues>(form)

  return {
    form,
    values: onScreen,
    isDirty,
    command: {
      problem: reading.problem ?? writing.problem ?? looking.problem,
      isPending: writing.isPending || looking.isPending || reading.isPending,
      clear,
    },
    isOutdated: isOutdated(writing.problem),
    preview: looked?.values === onScreen ? looked.preview : null,
    publication,
    cancelPublication: () => setPublication(null),
    publish: async ({ values, isKept, replaced }) => publish(values, isKept, replaced.length > 0),
    discard: async () => {
      const outcome = await write({ act: 'discard' })
      if (outcome.ok) form.reset()
      return outcome
    },
    readAgain: async () => {
      sent.current = null
      const outcome = await reading.run()
      if (outcome.ok) clear()
    },
  }
}
