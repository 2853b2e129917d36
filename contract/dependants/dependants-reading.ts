import { defineReading, hidden } from '../readings/define-reading.ts'
import { cpf, date, percent, type ReadingLine, text, under, yesNo } from '../readings/reading-line.ts'
import type { YesNo } from '../yes-no.ts'
import {
  dependantChangeNames,
  dependantEndNames,
  dependantTypeNames,
  kinshipNames,
  dependantFields as labels,
} from './dependants.text.ts'
import type { DependantsData, RequestedChange } from './dependants.ts'

type Facts = NonNullable<RequestedChange['anterior']>

/** A value beside what it was, where the dependant was on record and the value changed. */
const before = <Value>({ mudanca, anterior }: RequestedChange, of: (facts: Facts) => Value) =>
  mudanca === 'alteracao' && anterior ? of(anterior) : undefined

const kinshipOf = ({ kindship, parentescoInformado }: Omit<Facts, 'incapaz'>) =>
  kindship === null ? parentescoInformado : kinshipNames[kindship]

const dependant = defineReading<RequestedChange>({
  mudanca: (change) => text('O que muda', dependantChangeNames[change]),
  id: hidden('is the row on record'),
  name: (name, one) =>
    text(
      'Nome',
      name,
      before(one, (was) => was.name),
    ),
  cpf: (number, one) =>
    number === null
      ? []
      : cpf(
          labels.cpf,
          number,
          before(one, (was) => was.cpf),
        ),
  birthdate: (day, one) =>
    day === null
      ? []
      : date(
          labels.birthdate,
          day,
          before(one, (was) => was.birthdate),
        ),
  kindship: (_, one) => text(labels.kindship, kinshipOf(one), before(one, kinshipOf)),
  parentescoInformado: hidden('is the kinship where no code is known'),
  average: (points, one) =>
    points === null
      ? []
      : percent(
          labels.average,
          points,
          before(one, (was) => was.average),
        ),
  estudante: (answer, one) =>
    onlyIfTold(
      'Estuda',
      answer,
      before(one, (was) => was.estudante),
    ),
  incapaz: (answer, one) =>
    onlyIfTold(
      'Incapacidade',
      answer,
      before(one, (was) => was.incapaz),
    ),
  anterior: hidden('stands beside each value'),
  motivoFim: (reason) => (reason === null ? [] : text('O que aconteceu', dependantEndNames[reason])),
  fim: (day) => (day === null ? [] : date('Último dia como dependente', day)),
})

/** Told of whom it is so, or was. */
function onlyIfTold(
  label: string,
  answer: YesNo | null,
  was: YesNo | null | undefined,
): readonly ReadingLine[] {
  return answer === 'S' || was === 'S' ? [yesNo(label, answer, was)] : []
}

/** A dependant who stays is one line, a dependant who is changed the lines of the changes. */
function linesOf(one: RequestedChange): readonly ReadingLine[] {
  const all = dependant(one)
  const [change] = all
  if (!change || one.mudanca === 'inclusao' || one.mudanca === 'encerramento') return all
  const changed = all.filter((line) => line.before !== undefined && line.before !== line.after)
  return changed.length === 0 ? [change] : changed
}

/** A list of dependants as it shall be, each under their name. */
export const dependantsReading = defineReading<DependantsData>({
  tipo: (type) => text(labels.finality, dependantTypeNames[type]),
  dependentes: (everybody, { tipo }) =>
    everybody.flatMap((one, at) => {
      const heading = [`Dependente ${at + 1}`, one.name].filter(Boolean).join(': ')
      return under(
        heading,
        linesOf(one).filter(({ label }) => tipo === 2 || label !== labels.average),
      )
    }),
})
