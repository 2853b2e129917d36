import { toast } from '@portal/design-system/Toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isOutdated } from '#app/api/problem.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { checkedWhileTyping, useAppForm } from '#app/forms/portal-form.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { useFormValues } from '#app/forms/use-form-values.ts'
import { useReadAgain } from '#app/forms/use-read-again.ts'
import { type CallData, send } from '#app/session/ask.ts'
import { checkEmailText } from '#contract/messages/email-text-check.ts'
import type { EmailTextEdition, EmailTextPreview } from '#contract/messages/email-texts.ts'
import { emailTextQueries } from './email-texts.queries.ts'
import { emailTextsText } from './email-texts.text.ts'

/** Actions that need a valid text. */
type Act = 'preview' | 'test' | 'publish'
type Values = { assunto: string; corpo: string; protocolo: string }

/** The form of a text. What is wrong is said while one types. */
function useEmailTextForm(
  edition: EmailTextEdition,
  onChecked: (values: Values, act: Act) => Promise<unknown>,
) {
  const { atual } = edition
  const defaultValues = useMemo<Values>(() => ({ ...atual, protocolo: '' }), [atual])
  const variables = edition.variaveis.map(({ nome, obrigatoria }) => ({
    name: nome,
    isRequired: obrigatoria,
  }))
  const form = useAppForm({
    ...checkedWhileTyping,
    defaultValues,
    validators: { onDynamic: ({ value }) => fieldErrors(checkEmailText(value, variables)) },
    onSubmitMeta: { act: 'preview' as Act },
    onSubmit: ({ value, meta }) => onChecked(value, meta.act),
  })
  // A publication answers new initial values: the form starts again from them.
  const begun = useRef(defaultValues)
  useEffect(() => {
    if (begun.current === defaultValues) return
    begun.current = defaultValues
    form.reset(defaultValues)
  }, [form, defaultValues])
  return form
}

/** Works on the words of an e-mail: looks at them, tries them, publishes them, and goes back to the portal's own. */
export function useEmailTextWork(edition: EmailTextEdition) {
  const queryClient = useQueryClient()
  const [preview, setPreview] = useState<EmailTextPreview | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { modelo, versao } = edition
  const query = emailTextQueries.one(modelo)
  const take = (answered: EmailTextEdition) => {
    queryClient.setQueryData(query.queryKey, answered)
    return answered
  }
  const looking = useCommand(send('previaTextoEmail'), { rereads: false })
  const testing = useCommand(send('testarTextoEmail'), { rereads: false })
  const publishing = useCommand(async (input: { data: CallData['publicarTextoEmail'] }) =>
    take(await send('publicarTextoEmail')(input)),
  )
  const restoring = useCommand(async (input: { data: CallData['restaurarTextoEmail'] }) =>
    take(await send('restaurarTextoEmail')(input)),
  )
  const reading = useReadAgain(() => query)
  const commands = [reading, publishing, restoring, testing, looking]
  const clear = () => commands.forEach((command) => command.clear())
  const textOf = ({ assunto, corpo }: Values) => ({ modelo, assunto, corpo })
  const acts: Record<Act, (values: Values) => Promise<unknown>> = {
    preview: async (values) => {
      clear()
      const outcome = await looking.run({ ...textOf(values), protocolo: values.protocolo })
      if (outcome.ok) setPreview(outcome.answer)
    },
    test: async (values) => {
      clear()
      const outcome = await testing.run(textOf(values))
      if (outcome.ok) toast.show({ message: emailTextsText.tested(outcome.answer.para) })
    },
    publish: async () => {
      clear()
      setAsking(true)
    },
  }
  const form = useEmailTextForm(edition, (values, act) => acts[act](values))
  const { values, isDirty } = useFormValues<Values>(form)
  const isChanged = values.assunto !== edition.atual.assunto || values.corpo !== edition.atual.corpo
  return {
    form,
    preview,
    isDirty: isDirty && isChanged,
    isAsking,
    cancel: () => setAsking(false),
    publish: async () => {
      const outcome = await publishing.run({ ...textOf(values), versao })
      if (outcome.ok) toast.show({ message: emailTextsText.published })
      if (outcome.ok || outcome.problem?.kind === 'invalid') setAsking(false)
      return outcome
    },
    restore: () => restoring.run({ modelo, versao }),
    command: {
      problem: commands.find(({ problem }) => problem !== null)?.problem ?? null,
      isPending: commands.some(({ isPending }) => isPending),
      clear,
    },
    isOutdated: isOutdated(publishing.problem) || isOutdated(restoring.problem),
    readAgain: async () => {
      const outcome = await reading.run()
      if (outcome.ok) clear()
    },
  }
}

export type EmailTextWork = ReturnType<typeof useEmailTextWork>
