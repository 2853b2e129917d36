import { residencePath } from '#contract/declarations/fatca-check.ts'
import { MAXIMUM_TAX_RESIDENCES } from '#domain/declarations/fatca.ts'
import { fatcaFieldText as fatca, pepFieldText as pep } from './declaration-fields.text.ts'

const residenceNames = {
  pais: fatca.country,
  nif: fatca.number,
  motivoSemNif: fatca.reason,
  explicacao: fatca.explanation,
}

/** Labels of the fields of political exposure by their wire paths, in the order of the form: what an error summary says. */
export const pepLabels: Readonly<Record<string, string>> = {
  ppe: pep.question,
  relacao: pep.relation,
  grauParentesco: pep.kinship,
  nome: pep.name,
  cpf: pep.cpf,
  cargo: pep.post,
  orgao: pep.body,
  pais: pep.country,
  inicio: pep.started,
  fim: pep.ended,
}

/** The same for FATCA and CRS. */
export const fatcaLabels: Readonly<Record<string, string>> = {
  cidadeNascimento: fatca.birthCity,
  paisNascimento: fatca.birthCountry,
  nacionalidade: fatca.nationality,
  outraNacionalidade: fatca.otherNationality,
  pessoaEstadosUnidos: fatca.usPerson,
  explicacaoIndicios: fatca.indiciaExplanation,
  ...Object.fromEntries(
    Array.from({ length: MAXIMUM_TAX_RESIDENCES }, (_, index) =>
      Object.entries(residenceNames).map(([name, label]): [string, string] => [
        residencePath(index, name),
        `${fatca.residence(index)}, ${label}`,
      ]),
    ).flat(),
  ),
}
