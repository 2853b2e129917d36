import { defineRequest } from '#app/features/request-engine/define-request.ts'
import { incomeFields } from '#app/forms/groups/IncomeFields.tsx'
import { ask, send } from '#app/session/ask.ts'
import { incomeChangeFields } from '#contract/benefits/income-change.text.ts'
import { incomeChangeData, incomeChangeValues } from '#contract/benefits/income-change.ts'
import { incomeChangeReading } from '#contract/benefits/income-change-reading.ts'
import { IncomeCharts } from './IncomeCharts.tsx'
import { IncomeChoice } from './IncomeChoice.tsx'
import { IncomeEffect } from './IncomeEffect.tsx'
import { IncomeToday } from './IncomeToday.tsx'
import { incomeChangeText } from './income-change.text.ts'
import { checkChange, firstValues, incomeChangeToCome, requestedValues } from './income-change-input.ts'
import { incomeChangeObstacle } from './income-change-obstacle.tsx'
import {
  confirmLabel,
  consequenceSentence,
  sentSentence,
  typeNote,
  undoSentence,
} from './income-change-sentences.ts'

/** A change of income: another percentage, another term, and what it does to one's own numbers. */
export const incomeChangeForm = defineRequest({
  slug: 'alteracao-renda',
  text: incomeChangeText,
  situation: ask('retornarAlteracaoRenda'),
  data: incomeChangeData,
  obstacle: incomeChangeObstacle,
  values: incomeChangeValues,
  labels: incomeChangeFields,
  first: firstValues,
  check: checkChange,
  send: (values, envelope) => send('alterarRenda')({ data: { ...requestedValues(values), ...envelope } }),
  above: (situation) => <IncomeToday situation={situation} />,
  fields: (form, situation) => <IncomeChoice form={form} fields={incomeFields} situation={situation} />,
  beside: (values, situation) => <IncomeEffect values={values} situation={situation} />,
  outlook: (values, situation) => <IncomeCharts values={values} situation={situation} />,
  reading: incomeChangeReading,
  toCome: incomeChangeToCome,
  consequence: consequenceSentence,
  note: typeNote,
  undo: (_, situation) => undoSentence(situation),
  confirm: (_, situation) => confirmLabel(situation),
  receipt: ({ dados }) => ({ children: <p>{sentSentence(dados)}</p> }),
})
