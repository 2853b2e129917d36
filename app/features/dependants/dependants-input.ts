import type { Envelope } from '#app/features/request-engine/sent-request.ts'
import type {
  DependantOnRecord,
  DependantsData,
  DependantsOnWire,
  DependantsRequestOnWire,
  DependantsValues,
  RequestedChange,
  RequestedDependant,
} from '#contract/dependants/dependants.ts'
import { checkDependantsValues, type DependantsFacts } from '#contract/dependants/dependants-check.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import { formatCpf } from '#domain/cpf.ts'

export function factsOf({ hoje, cpf, regras, plano, vigentes }: DependantsOnWire): DependantsFacts {
  return { today: hoje, cpf, rules: regras, idPlano: plano.id, onRecord: vigentes }
}

const noPapers = { comprovante: null, escolar: null, laudo: null } as const
const staying = { encerra: 'N', motivoFim: null, fim: null } as const

/** Somebody new of a type: for the income tax the share is whole. */
export function newDependant(tipo: 1 | 2): RequestedDependant {
  return {
    id: '',
    name: '',
    cpf: '',
    birthdate: null,
    kindship: null,
    finality: tipo,
    average: tipo === 1 ? 100 : null,
    estudante: 'N',
    incapaz: 'N',
    ...noPapers,
    ...staying,
  }
}

function onRecord({ desde: _, ate: __, cpf, ...one }: DependantOnRecord, tipo: 1 | 2): RequestedDependant {
  return { ...one, cpf: formatCpf(cpf), finality: tipo, ...noPapers, ...staying }
}

/** A dependant as a returned request listed them. Their documents have to be sent again. */
function asked(change: RequestedChange, tipo: 1 | 2): RequestedDependant {
  const { mudanca, motivoFim, fim, id, cpf, average, estudante, incapaz } = change
  return {
    ...newDependant(tipo),
    id: id ?? '',
    name: change.name,
    cpf: cpf === null ? '' : formatCpf(cpf),
    birthdate: change.birthdate,
    kindship: change.kindship,
    average: tipo === 1 ? 100 : average,
    estudante: estudante ?? 'N',
    // Other systems asked nothing of it; otherwise it is withheld, and somebody new says it again.
    incapaz: change.parentescoInformado === null ? incapaz : 'N',
    encerra: yesNoOf(mudanca === 'encerramento'),
    motivoFim,
    fim,
  }
}

/** Initial values: everyone on record, or the returned request's list with those added to the record since. */
export function firstDependants(
  { tipo, vigentes }: DependantsOnWire,
  data: DependantsData | null,
): DependantsValues {
  const now = vigentes.map((one) => onRecord(one, tipo))
  if (data?.tipo !== tipo) return { tipo, dependentes: now }
  const held = new Set(now.map(({ id }) => id))
  const before = data.dependentes
    .filter(({ id }) => id === null || held.has(id))
    .map((one) => asked(one, tipo))
  const known = new Set(before.map(({ id }) => id))
  return { tipo, dependentes: [...now.filter(({ id }) => !known.has(id)), ...before] }
}

/** The form's values as they are sent. */
export function dependantsInput(values: DependantsValues, envelope: Envelope): DependantsRequestOnWire {
  return { ...values, ...envelope }
}

/** Request data as it would be stored if filed now; null while the list has problems. */
export function dependantsToCome(
  values: DependantsValues,
  situation: DependantsOnWire,
): DependantsData | null {
  const outcome = checkDependantsValues(values, factsOf(situation))
  return outcome.ok ? outcome.result : null
}
