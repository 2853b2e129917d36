import { defineRequest } from '#app/features/request-engine/define-request.ts'
import { confirmLabel } from '#app/features/request-engine/suspension-sentences.ts'
import { ask, send } from '#app/session/ask.ts'
import { contributionSuspensionReading } from '#contract/contributions/contribution-suspension-reading.ts'
import { checkSuspensionValues } from '#contract/contributions/suspension-check.ts'
import { suspensionFields } from '#contract/contributions/suspensions.text.ts'
import { suspensionData, suspensionValues } from '#contract/contributions/suspensions.ts'
import { SuspensionEffect, SuspensionFields } from './SuspensionForm.tsx'
import { suspensionFacts, suspensionRules, suspensionToCome } from './suspension-input.ts'
import { suspensionObstacle } from './suspension-obstacle.tsx'
import { consequenceSentence, sentSentence } from './suspension-sentences.ts'
import { suspensionText } from './suspensions.text.ts'

/** A suspension of contributions: for how long, what it stops, and what it costs. */
export const suspensionRequest = defineRequest({
  slug: 'suspend-contribution',
  text: suspensionText,
  situation: ask('retornarSuspensaoContribuicao'),
  data: suspensionData,
  obstacle: suspensionObstacle,
  values: suspensionValues,
  labels: suspensionFields,
  first: (_, asked) => ({ meses: asked?.meses ?? null, cienteRisco: false }),
  check: (values, situation) =>
    checkSuspensionValues(values, suspensionFacts(situation), suspensionRules(situation)),
  send: ({ meses, cienteRisco }, envelope) =>
    send('suspenderContribuicao')({ data: { meses: meses ?? 0, cienteRisco, ...envelope } }),
  fields: (form, situation) => <SuspensionFields form={form} situation={situation} />,
  beside: ({ meses }, situation) => <SuspensionEffect months={meses} situation={situation} />,
  reading: contributionSuspensionReading,
  toCome: ({ meses }, situation) => suspensionToCome(meses ?? 0, situation),
  consequence: ({ meses }, situation) => consequenceSentence(meses ?? 0, situation),
  undo: () => suspensionText.undo,
  confirm: (_, { mesEfeito }) => confirmLabel(mesEfeito),
  receipt: ({ dados }) => ({ children: <p>{sentSentence(dados)}</p> }),
})
