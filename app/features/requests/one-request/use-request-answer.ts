import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { fieldErrors } from '#app/forms/field-errors.ts'
import { portalFormOptions, useAppForm } from '#app/forms/portal-form.ts'
import { submissionKeys } from '#app/forms/submission-key.ts'
import { useCommand } from '#app/forms/use-command.ts'
import { useTabDraft } from '#app/forms/use-tab-draft.ts'
import { areValues } from '#app/forms/values.schema.ts'
import { useSession } from '#app/session/session-on-screen.ts'
import { answerPath, checkRequestAnswer } from '#contract/requests/request-answer-check.ts'
import type { RequestOnPage } from '../list/request-on-page.ts'
import { answerRequest } from '../requests.functions.ts'
import { type AnswerValues, answerValues } from './request-answer.schema.ts'
import type { Answering } from './request-answering.ts'

/** The answer to a returned request: its form, kept in this tab until it is sent, and the way to the page that confirms it. */
export function useRequestAnswer({ id, versao, protocolo }: RequestOnPage, answering: Answering) {
  const navigate = useNavigate()
  const { person } = useSession()
  const place = `resposta:${person.id}:${id}`
  const [keys] = useState(() => submissionKeys(place))
  const [first] = useState(() => firstValues(answering))
  const sending = useCommand(answerRequest)
  const form = useAppForm({
    ...portalFormOptions,
    defaultValues: first,
    validators: { onDynamic: ({ value }) => fieldErrors(check(answering, value)) },
    onSubmit: async ({ value }) => {
      const asked = { idRequisicao: id, ...given(value) }
      const outcome = await sending.run({ ...asked, chaveEnvio: keys.keyFor(asked) })
      if (!outcome.ok) {
        const { problem } = outcome
        if (problem?.kind === 'conflict' && problem.reason === 'chave-ja-usada') keys.settle()
        return
      }
      keys.settle()
      draft.forget()
      // Filed values leave no draft behind.
      await navigate({ to: '/success', search: { protocolo }, ignoreBlocker: true })
    },
  })
  const draft = useTabDraft<AnswerValues>(form, {
    place,
    version: versao,
    isSame: (held): held is AnswerValues => areValues(answerValues, held),
  })
  return { form, draft, sending, labels: labelsOf(answering) }
}

export type RequestAnswerForm = ReturnType<typeof useRequestAnswer>['form']

/** Initial values: those sent last, since most of them are right. */
function firstValues({ offered, before }: Answering): AnswerValues {
  const ofKind = (kind: 'field' | 'document') => offered.filter((item) => item.kind === kind)
  return {
    valores: Object.fromEntries(ofKind('field').map(({ path }) => [path, before[path] ?? null])),
    documentos: Object.fromEntries(ofKind('document').map(({ path }) => [path, null])),
    explicacao: '',
  }
}

function check({ asked, before }: Answering, { valores, documentos, explicacao }: AnswerValues) {
  return checkRequestAnswer(
    asked,
    { values: valores, documents: documentos, explanation: explicacao },
    before,
  )
}

/** Without what was left empty, as the wire takes it. */
function given({ valores, documentos, explicacao }: AnswerValues) {
  const explanation = explicacao.trim()
  return { valores: filled(valores), documentos: filled(documentos), ...(explanation && { explicacao }) }
}

function filled<Value>(values: Readonly<Record<string, Value | null>>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([path, value]) => (value === null ? [] : [[path, value]])),
  )
}

function labelsOf({ offered }: Answering): Readonly<Record<string, string>> {
  return Object.fromEntries(offered.map((item) => [answerPath(item), item.label]))
}
