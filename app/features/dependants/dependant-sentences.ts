import {
  dependantEndedNames,
  dependantRequestFields,
  kinshipNames,
  planClassNames,
} from '#contract/dependants/dependants.text.ts'
import type {
  DependantOnRecord,
  DependantsOnWire,
  DependantsValues,
  RequestedDependant,
} from '#contract/dependants/dependants.ts'
import { isUnanswered, paperFields, papersOf } from '#contract/dependants/dependants-check.ts'
import { dateText, monthText, percentText, reaisText, yearsText } from '#contract/value-text.ts'
import { ageOn } from '#domain/calendar.ts'
import { endsByAge } from '#domain/dependants/age-limit.ts'
import { deducts } from '#domain/dependants/kinships.ts'
import { type ClassShares, sharesByClass } from '#domain/dependants/shares.ts'
import { dependantsText as text } from './dependants.text.ts'

/** Who somebody is, in a line: `Filho(a), 11 anos`. */
export function kinshipSentence(
  { kindship, birthdate }: Pick<DependantOnRecord, 'kindship' | 'birthdate'>,
  today: string,
): string {
  const age = ageOn(birthdate, today)
  return `${kinshipNames[kindship]}, ${yearsText(age)}`
}

/** Until when somebody counts, and why: `31/12/2036, quando termina o ano em que completa a idade`; where it would tell a disability, who may know. */
export function untilSentence({
  ate,
  kindship,
  incapaz,
}: Pick<DependantOnRecord, 'ate' | 'kindship' | 'incapaz'>): string {
  if (incapaz === null && endsByAge(kindship)) return text.situation.withheld
  if (ate === null) return text.situation.noEnd
  const isTax = /^\d/.test(kindship)
  return isTax
    ? `${dateText(ate)}, fim do ano em que completa a idade`
    : `${dateText(ate)}, dia em que completa a idade`
}

/** Since when until when somebody counted, and why it ended. */
export function endedSentence({ desde, ate, motivo }: DependantsOnWire['encerrados'][number]): string {
  return `De ${dateText(desde)} a ${dateText(ate)}. ${dependantEndedNames[motivo]}.`
}

/** The sum of a class, and what is missing: `80% de 100%. Faltam 20%`. */
export function sharesSentence({ sum, missing }: ClassShares): string {
  if (missing === 0) return '100%'
  return missing > 0
    ? `${percentText(sum)} de 100%. ${missing === 1 ? 'Falta' : 'Faltam'} ${percentText(missing)}`
    : `${percentText(sum)}. Passou ${percentText(-missing)}`
}

/** How many of a list would reduce the tax. */
export function countingIn({ dependentes }: Pick<DependantsValues, 'dependentes'>): number {
  return dependentes.filter(({ encerra, kindship }) => encerra === 'N' && deducts(kindship ?? '')).length
}

/** Deduction of each dependant from the tax base, in reais a month. */
export function deductionSentence({ deducao }: Pick<DependantsOnWire, 'deducao'>): string {
  return `Cada dependente reduz a base do imposto em ${reaisText(deducao)} por mês.`
}

/** Effect of so many dependants on the latest pay slip; where nothing changes, the reason. */
export function effectSentence(
  count: number,
  { efeito, deducao, simplificado }: Pick<DependantsOnWire, 'efeito' | 'deducao' | 'simplificado'>,
): string {
  if (!efeito) return ''
  const [now, then] = [efeito.retidoPor[efeito.dependentes] ?? 0, efeito.retidoPor[count] ?? 0]
  const slip = `Pelo contracheque de ${monthText(efeito.competencia)}`
  if (now !== then) return `${slip}, o imposto iria de ${reaisText(now)} para ${reaisText(then)} por mês.`
  const needed = efeito.retidoPor.findIndex((withheld) => withheld < now)
  if (now === 0) return `${slip}, você já não paga imposto.`
  const discount = `o desconto simplificado de ${reaisText(simplificado)}`
  const counted = `${count === 1 ? '1 dependente' : `${count} dependentes`} (${reaisText(count * deducao)})`
  const simplified =
    count === 0
      ? `${slip}, o imposto não muda sem dependentes: ${discount} é o que vale.`
      : `${slip}, o imposto não muda: ${discount} ainda vale mais do que ${counted}.`
  return needed > 0 ? `${simplified} A partir de ${needed} dependentes, o imposto diminui.` : simplified
}

export function consequenceSentence(values: DependantsValues, situation: DependantsOnWire): string {
  if (values.tipo === 1 && situation.efeito) return effectSentence(countingIn(values), situation)
  const { length } = values.dependentes.filter(({ encerra }) => encerra === 'N')
  return `A lista fica com ${length === 1 ? '1 dependente' : `${length} dependentes`} quando o pedido for aceito.`
}

/** Fields still to be filled in before the form can be sent, in words. */
export function missingInList({ tipo, dependentes }: DependantsValues): string[] {
  if (dependentes.length === 0) return [text.missing.nobody]
  const left = dependentes.flatMap((one, at) => {
    const fields = missingFields(one, tipo)
    return fields.length === 0 ? [] : [`preencha ${fields.join(', ')} ${ofWhom(one, at)}`]
  })
  const staying = dependentes.filter(({ encerra }) => encerra === 'N')
  const shares = staying.map(({ kindship: kinship, average: share }) => ({ kinship, share }))
  const sums = tipo === 2 ? sharesByClass(shares).filter(({ missing }) => missing !== 0) : []
  return [
    ...left,
    ...sums.map(
      (one) =>
        `acerte as partes de ${planClassNames[one.class].toLowerCase()}, que somam ${percentText(one.sum)}`,
    ),
  ]
}

function missingFields(one: RequestedDependant, tipo: 1 | 2): string[] {
  const label = (field: keyof typeof dependantRequestFields) => dependantRequestFields[field].toLowerCase()
  if (one.encerra === 'S') {
    return [
      ...(one.motivoFim === null ? [label('motivoFim')] : []),
      ...(one.fim === null ? [label('fim')] : []),
    ]
  }
  const asked = [
    'name',
    'cpf',
    'birthdate',
    'kindship',
    ...(tipo === 2 ? (['average'] as const) : []),
  ] as const
  const empty = asked.filter((field) => one[field] === null || one[field] === '')
  // Of somebody on record only what is new has to be proved, which the check knows.
  const papers = one.id === '' ? papersOf(one, []).map((paper) => paperFields[paper]) : []
  const unanswered = isUnanswered(one, []) && one.id === '' ? ['se pode trabalhar'] : []
  return [
    ...[...empty, ...papers.filter((field) => one[field] === null)].map((field) =>
      field === 'cpf' ? 'CPF' : label(field),
    ),
    ...unanswered,
  ]
}

const ofWhom = ({ name }: { name: string }, at: number) => `de ${name.trim() || `dependente ${at + 1}`}`
