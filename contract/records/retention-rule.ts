import * as v from 'valibot'
import { LEAST_KEPT, MOST_KEPT, type RetentionPeriods } from '#domain/records/retention.ts'
import { defineRule } from '../rules/define-rule.ts'
import { wholeNumber } from '../rules/rule-values.ts'
import { words } from '../rules/rule-words.ts'

/** A number of units between what the law asks for and the most; the sentence says which part is too short or too long. */
const between = (part: keyof RetentionPeriods, units: string) =>
  wholeNumber(
    LEAST_KEPT[part],
    MOST_KEPT[part],
    `Informe um número de ${units}, de ${LEAST_KEPT[part]} a ${MOST_KEPT[part]}.`,
  )

/** For how long each kind of record is kept. What is there when a version begins goes by it. */
export const retentionRule = defineRule({
  id: 'retention',
  label: 'Guarda de dados',
  scope: 'everybody',
  schema: v.strictObject({
    planRecordYears: between('planRecordYears', 'anos'),
    taxYears: between('taxYears', 'anos'),
    amlYears: between('amlYears', 'anos'),
    chatYears: between('chatYears', 'anos'),
    accessMonths: between('accessMonths', 'meses'),
    codeDays: between('codeDays', 'dias'),
    rejectedFileDays: between('rejectedFileDays', 'dias'),
  }),
  fields: {
    planRecordYears: { label: 'Registros do plano', text: words.years },
    taxYears: { label: 'Documentos fiscais', text: words.years },
    amlYears: { label: 'Declarações', text: words.years },
    chatYears: { label: 'Conversas', text: words.years },
    accessMonths: { label: 'Registros de acesso', text: words.months },
    codeDays: { label: 'Códigos e links', text: words.days },
    rejectedFileDays: { label: 'Arquivos recusados', text: words.days },
  },
})
