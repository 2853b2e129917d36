import { defineReading } from '../readings/define-reading.ts'
import { countries, cpf, date, text, textIfGiven, yesNo } from '../readings/reading-line.ts'
import { kinshipNames, pepRelationNames } from './declarations.text.ts'
import type { PepData } from './declarations.ts'

const exposure = defineReading<NonNullable<PepData['exposicao']>>({
  relacao: (relation) => text('Sua relação com o cargo', pepRelationNames[relation]),
  nome: (name) => textIfGiven('Nome da pessoa exposta', name),
  cpf: (digits) => (digits === '' ? [] : cpf('CPF da pessoa exposta', digits)),
  grauParentesco: (degree) =>
    textIfGiven('Parentesco', degree === null ? null : (kinshipNames[degree] ?? null)),
  cargo: (post) => text('Cargo ou função', post),
  orgao: (body) => text('Órgão ou entidade', body),
  pais: (country) => countries('País do cargo', [country]),
  inicio: (day) => date('Começou em', day),
  fim: (day) => (day === null ? text('Terminou em', 'Ainda está no cargo') : date('Terminou em', day)),
})

/** A declaration about political exposure. */
export const pepDeclarationReading = defineReading<PepData>({
  ppe: (answer) => yesNo('Você é pessoa exposta politicamente, ou próxima de uma?', answer),
  exposicao: (exposed) => (exposed ? exposure(exposed) : []),
})
