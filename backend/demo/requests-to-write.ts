import { incomeChangeFields } from '#contract/benefits/income-change.text.ts'
import { percentageFields } from '#contract/contributions/contributions.text.ts'
import type { RequestKindSlug } from '#contract/requests/request-kinds.ts'
import type { RequestStatusId } from '#domain/requests/request-status.ts'
import { isFinalStatus, RequestStatus } from '#domain/requests/request-status.ts'
import type { Correction } from '../database/schema/requests.ts'
import type { DemoLink, DemoPerson } from './demo-person.ts'
import type { Random } from './random.ts'

/** A request to be made up: what it is, where it stands and how long ago it was filed. */
export interface RequestToWrite {
  kind: RequestKindSlug
  status: RequestStatusId
  filedDaysAgo: number
  /** Plan of the link it is about; the person's first link when left out. */
  planId?: number
  /** Told with the return or the refusal; a usual one when left out. */
  reason?: string
  /** Requested by the return that it is in. */
  corrections?: readonly Correction[]
  /** It was returned and corrected once on its way. */
  isCorrected?: boolean
  /** Was added later: drawn apart, so that what is invented of the others stays. */
  isApart?: boolean
}

const {
  received,
  inAnalysis,
  returned,
  awaitingThirdParty,
  granted,
  refused,
  cancelled,
  completed,
  expired,
} = RequestStatus

const want = (
  kind: RequestKindSlug,
  status: RequestStatusId,
  filedDaysAgo: number,
  more: Partial<RequestToWrite> = {},
): RequestToWrite => ({ kind, status, filedDaysAgo, ...more })

/** Requests that the guide of the demo speaks of, by CPF. Ana has none open that would block a change of contribution. */
export const namedRequests: Readonly<Record<string, readonly RequestToWrite[]>> = {
  '52998224725': [
    want('regime-tributacao', completed, 1_480),
    want('pep', completed, 1_120),
    want('dependentes', completed, 815, { isCorrected: true }),
    want('alterar-contribuicao', refused, 520, {
      reason: 'A folha de pagamento do mês já estava fechada na patrocinadora. Faça uma nova solicitação.',
    }),
    want('fatca', expired, 430),
    want('perfil-investimentos', completed, 340),
    want('residente-exterior', cancelled, 215),
    want('alterar-contribuicao', cancelled, 160),
    want('perfil-investimentos', completed, 95, { planId: 4 }),
    want('dependentes', inAnalysis, 4),
  ],
  '11144477735': [
    want('benefit-request', completed, 905),
    want('exemption-65', completed, 840),
    want('emprestimos', completed, 70),
  ],
  '12345678909': [
    want('pep', completed, 300),
    want('residente-exterior', refused, 120),
    want('recadastramento', received, 2, { isApart: true }),
  ],
  '98765432100': [
    want('autopatrocinio', completed, 480),
    want('pep', completed, 210),
    want('recadastramento', refused, 14, {
      isApart: true,
      reason:
        'Endereço: O comprovante de residência está no nome de outra pessoa. Foto e documentos: A foto está escura. Tire outra, com o rosto inteiro e boa luz.',
    }),
  ],
  '39053344705': [
    want('bpd', completed, 880),
    want('pep', expired, 260),
    want('recadastramento', completed, 40, { isApart: true }),
  ],
  '15350946056': [
    want('dependentes', completed, 400),
    want('recadastramento', completed, 75, { isApart: true }),
  ],
  '86288366757': [want('dependentes', completed, 260), want('fatca', completed, 150)],
  '70123000009': [want('suspend-contribution', completed, 128), want('pep', completed, 600)],
  '70123020034': [
    want('pep', completed, 60, { isApart: true }),
    want('fatca', completed, 60, { isApart: true }),
  ],
  '70123020115': [want('pep', completed, 90, { isApart: true })],
  '70123000190': [
    want('benefit-request', completed, 620, { isCorrected: true }),
    want('alteracao-renda', returned, 9, {
      reason:
        'Você pediu um percentual do saldo, mas a sua renda é por prazo certo e não muda de forma. Diga em quantos anos quer receber o que falta.',
      corrections: [
        {
          path: 'anos',
          label: incomeChangeFields.anos,
          note: 'Escolha o novo prazo.',
        },
      ],
    }),
  ],
}

/** The invented contributor whose change of contribution waits for a correction. */
export const RETURNED_CHANGE_OF = 'Bianca Rezende'

const RETURNED_FIELDS: readonly Correction[] = [
  { path: 'percentualBasica', label: percentageFields.percentualBasica, note: 'O termo enviado diz outro.' },
]

/** Statuses of invented requests, more often given when listed more often. */
const STATUSES: readonly RequestStatusId[] = [
  received,
  received,
  received,
  inAnalysis,
  inAnalysis,
  returned,
  awaitingThirdParty,
  granted,
  refused,
  cancelled,
  completed,
  completed,
  completed,
  expired,
]

/** Fewest and most days since the filing, by status: open requests are recent, decided ones spread over two years. */
const AGES: Record<RequestStatusId, readonly [number, number]> = {
  [received]: [1, 5],
  [inAnalysis]: [3, 12],
  [returned]: [6, 24],
  [awaitingThirdParty]: [7, 25],
  [granted]: [8, 14],
  [refused]: [20, 700],
  [cancelled]: [15, 700],
  [completed]: [20, 720],
  [expired]: [50, 600],
}

/** Two to four requests of an invented person, of kinds that suit their category and situation. */
export function inventedRequests(person: DemoPerson, random: Random): RequestToWrite[] {
  const link = person.links[0]
  if (!link || link.situation === 5) return []
  if (person.name === RETURNED_CHANGE_OF) {
    const reason = 'O percentual pedido não confere com o termo enviado. Confira e envie de novo.'
    return [
      want('alterar-contribuicao', returned, 8, { reason, corrections: RETURNED_FIELDS }),
      want('pep', completed, 190),
    ]
  }
  const kinds = kindsOf(link)
  const wanted = Array.from({ length: random.integer(2, 4) }, () => {
    const status = random.pick(STATUSES)
    const [least, most] = AGES[status]
    const isCorrected = random.next() < 0.15
    return want(random.pick(kinds), status, random.integer(least, most), { isCorrected })
  })
  return wanted.filter((request, index) => isPlausible(request, wanted.slice(0, index)))
}

/**
 * Kinds that are carried out as soon as they are granted are not invented as granted, nor as completed where it would show; and one kind is
 * open only once.
 */
function isPlausible(request: RequestToWrite, earlier: readonly RequestToWrite[]): boolean {
  const isCarriedOut = request.status === completed || request.status === granted
  if (CONTRIBUTION_KINDS.has(request.kind) && isCarriedOut) return false
  if (WAITING_KINDS.has(request.kind) && request.status === granted) return false
  // Who waits for a first payment asked for the benefit, and not for cash yet.
  if (request.kind === 'saque-a-vista') return false
  if (request.kind === 'benefit-request' && request.status !== completed) return false
  const isOpen = (of: RequestToWrite) => !isFinalStatus(of.status)
  const excludes = (other: RequestToWrite) =>
    other.kind === request.kind ||
    (CONTRIBUTION_KINDS.has(other.kind) && CONTRIBUTION_KINDS.has(request.kind))
  return !(isOpen(request) && earlier.some((other) => excludes(other) && isOpen(other)))
}

/** Kinds of which one that was granted waits for its day, or is carried out at once. */
const WAITING_KINDS = new Set<RequestKindSlug>(['perfil-investimentos', 'alteracao-renda', 'suspend-benefit'])

/** A change of what is contributed, or a stop: they wait for each other. */
const CONTRIBUTION_KINDS = new Set(['alterar-contribuicao', 'suspend-contribution'])

const EVERYBODY: readonly RequestKindSlug[] = [
  'pep',
  'fatca',
  'recadastramento',
  'alteracao-email-atendimento',
  'residente-exterior',
]

function kindsOf({ category, situation, planId }: DemoLink): readonly RequestKindSlug[] {
  if (situation === 7 || situation === 9) {
    return planId === 4
      ? [...EVERYBODY, 'resgate', 'portabilidade']
      : ['bpd', 'autopatrocinio', 'resgate', 'portabilidade', 'pep']
  }
  if (situation === 3) return [...EVERYBODY, 'benefit-request', 'saque-a-vista']
  if (situation === 4 || situation === 8) return ['recadastramento', 'alteracao-email-atendimento']
  if (category === 2)
    return [...EVERYBODY, 'alteracao-renda', 'dependentes', 'exemption-65', 'suspend-benefit']
  if (category === 3) return [...EVERYBODY, 'alteracao-renda']
  if (category === 5) return [...EVERYBODY, 'dependentes', 'perfil-investimentos']
  const saving: readonly RequestKindSlug[] = [
    ...EVERYBODY,
    'dependentes',
    'perfil-investimentos',
    'suspend-contribution',
    'regime-tributacao',
  ]
  return situation === 1
    ? [...saving, 'alterar-contribuicao', 'alterar-contribuicao']
    : saving.filter((kind) => kind !== 'suspend-contribution')
}
