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
import { formatCpf } from '#domain/cpf.ts'

/** What the rule of the contract judges a list by. */
export function factsOf({ hoje, cpf, regras, plano, vigentes }: DependantsOnWire): DependantsFacts {
  return { today: hoje, cpf, rules: regras, idPlano: plano.id, onRecord: vigentes }
}

const noPapers = { comprovante: null, escolar: null, laudo: null } as const
const staying = { encerra: 'N', motivoFim: null, fim: null } as const

/** Somebody new of a type: for the income tax the share is whole. */
export function somebodyNew(tipo: 1 | 2): RequestedDependant {
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

/** What was asked of a returned request; its papers are sent again. */
function asked(change: RequestedChange, tipo: 1 | 2): RequestedDependant {
  const { mudanca, motivoFim, fim, id, cpf, average, estudante, incapaz } = change
  return {
    ...somebodyNew(tipo),
    id: id ?? '',
    name: change.name,
    cpf: cpf === null ? '' : formatCpf(cpf),
    birthdate: change.birthdate,
    kindship: change.kindship,
    average: tipo === 1 ? 100 : average,
    estudante: estudante ?? 'N',
    // Other systems asked nothing of it; otherwise it is withheld, and somebody new says it again.
    incapaz: change.parentescoInformado === null ? incapaz : 'N',
    encerra: mudanca === 'encerramento' ? 'S' : 'N',
    motivoFim,
    fim,
  }
}

/** What the form opens with: everybody on record, or what the returned request asked, with who came to the list since. */
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

/** What a request would keep if it were sent now; null while something is wrong. */
export function dependantsToCome(
  values: DependantsValues,
  situation: DependantsOnWire,
): DependantsData | null {
  const outcome = checkDependantsValues(values, factsOf(situation))
  return outcome.ok ? outcome.result : null
}
