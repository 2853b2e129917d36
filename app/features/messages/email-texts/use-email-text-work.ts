import { toast } from '@portal/design-system/Toast'
import { useEdition } from '#app/editing/use-edition.ts'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { send } from '#app/session/ask.ts'
import { checkEmailText } from '#contract/messages/email-text-check.ts'
import type { EmailTextEdition } from '#contract/messages/email-texts.ts'
import { emailTextQueries } from './email-texts.queries.ts'
import {
  type EmailTextValues,
  emailTextValuesOf,
  isEmailTextValues,
  isSameEmailText,
} from './email-texts.schema.ts'
import { emailTextsText } from './email-texts.text.ts'

/** Works on the words of an e-mail: looks at them, tries them, publishes them, and goes back to the portal's own. */
export function useEmailTextWork(edition: EmailTextEdition, personId: number) {
  const { modelo } = edition
  const textOf = ({ assunto, corpo }: EmailTextValues) => ({ modelo, assunto, corpo })
  const variables = edition.variaveis.map(({ nome, obrigatoria }) => ({
    name: nome,
    isRequired: obrigatoria,
  }))
  const test = async (values: EmailTextValues): Promise<unknown> => {
    const outcome = await work.inquire(() => send('testarTextoEmail')({ data: textOf(values) }))
    return outcome.ok && toast.show({ message: emailTextsText.tested(outcome.answer.para) })
  }
  const work = useEdition({
    stored: edition,
    valuesOf: emailTextValuesOf,
    versionOf: ({ versao }) => versao,
    place: `texto-email:${modelo}:${personId}`,
    isValues: isEmailTextValues,
    isSame: isSameEmailText,
    check: (values) => fieldErrors(checkEmailText(values, variables)),
    isCheckedWhileTyping: true,
    queryOf: () => emailTextQueries.one(modelo),
    calls: {
      publish: (versao, values) => send('publicarTextoEmail')({ data: { ...textOf(values), versao } }),
      look: (values) => send('previaTextoEmail')({ data: { modelo, ...values } }),
    },
    acts: {
      preview: (values): unknown => work.look(values),
      test,
      publish: (values): unknown => work.ask(values, null),
    },
  })
  return {
    ...work,
    restore: () =>
      work.settle(
        work.write(() => send('restaurarTextoEmail')({ data: { modelo, versao: edition.versao } }), null),
      ),
  }
}

export type EmailTextWork = ReturnType<typeof useEmailTextWork>
