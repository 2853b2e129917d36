import { situationQuery } from '#app/features/service-request/define-request.ts'
import { fatcaValues } from '#contract/declarations.ts'
import { checkFatcaValues, fatcaDataOf, residencePath } from '#contract/fatca-check.ts'
import { fatcaDeclarationReading } from '#contract/readings/fatca-declaration.ts'
import { MAXIMUM_TAX_RESIDENCES } from '#domain/declarations/fatca.ts'
import { firstFatca } from './declaration-input.ts'
import { summaries } from './declaration-sentences.ts'
import { declareFatca, fatcaDeclarations } from './declarations.functions.ts'
import { declarationsText } from './declarations.text.ts'
import { defineDeclaration } from './define-declaration.tsx'
import { FatcaFields } from './FatcaFields.tsx'

const { fatca: text, confirmation } = declarationsText

const residenceNames = {
  pais: text.country,
  nif: text.number,
  motivoSemNif: text.reason,
  explicacao: text.explanation,
}
const residenceLabels = Object.fromEntries(
  Array.from({ length: MAXIMUM_TAX_RESIDENCES }, (_, index) =>
    Object.entries(residenceNames).map(([name, label]): [string, string] => [
      residencePath(index, name),
      `${text.residence(index)}, ${label}`,
    ]),
  ).flat(),
)

/** In which countries somebody pays taxes. */
export const fatcaDeclaration = defineDeclaration({
  slug: 'fatca',
  lead: text.lead,
  situation: situationQuery('fatca-declarations', fatcaDeclarations),
  values: fatcaValues,
  labels: {
    cidadeNascimento: text.birthCity,
    paisNascimento: text.birthCountry,
    nacionalidade: text.nationality,
    outraNacionalidade: text.otherNationality,
    pessoaEstadosUnidos: text.usPerson,
    explicacaoIndicios: text.indiciaExplanation,
    ...residenceLabels,
    confirmacao: confirmation,
  },
  first: ({ declaracoes }) => firstFatca(declaracoes[0]?.dados),
  check: checkFatcaValues,
  send: (values, envelope) => declareFatca({ data: { ...values, ...envelope } }),
  fields: (form) => <FatcaFields form={form} />,
  reading: fatcaDeclarationReading,
  toCome: fatcaDataOf,
  consequence: ({ pessoaEstadosUnidos }) =>
    pessoaEstadosUnidos === 'S' ? text.usConsequence : text.consequence,
  note: () => text.note,
  act: ({ pessoaEstadosUnidos }) => (pessoaEstadosUnidos === 'S' ? text.act.yes : text.act.no),
  answer: summaries.fatca,
})
