import type * as v from 'valibot'
import { portabilityFields, portabilitySentences } from '#contract/exits/portability.text.ts'
import {
  type PortabilityData,
  pedirPortabilidade,
  portabilityData,
  retornarPortabilidade,
} from '#contract/exits/portability.ts'
import { portedAmount } from '#contract/exits/portability-check.ts'
import { possibleMove } from '../../life-cycle/move-link.ts'
import { linkReading } from '../../plans/link-reading.ts'
import {
  type DecisionContext,
  defineRequestKind,
  type GrantProblem,
} from '../../request-engine/define-request-kind.ts'
import { correctableFields } from '../../request-engine/recheck.ts'
import { requireTimeToChoose } from '../exit/require-time-to-choose.ts'
import { portabilityEffect } from '../exit-sentences.ts'
import { checkPortabilityRequest } from './check-portability.ts'
import { holdsLink } from './hold-for-option.ts'
import { portabilityTermOf } from './portability-term.ts'
import { readPortability, readPortabilityTerms } from './read-portability.ts'
import { transferPortability } from './transfer-portability.ts'

type Input = v.InferOutput<(typeof pedirPortabilidade)['body']>

/** *Portabilidade*: savings go to another entity, from entity to entity and without tax (LC 109/2001, art. 14, II). */
export const portability = defineRequestKind<Input, PortabilityData>({
  slug: 'portabilidade',
  call: pedirPortabilidade,
  situation: linkReading(retornarPortabilidade, readPortability),
  service: 'portabilidade',
  filedBy: 'participant',
  data: {
    schema: portabilityData,
    // Those that other systems filed know the entity and the share alone.
    upgrades: [
      (stored) => ({
        valor: null,
        cnpj: null,
        tipo: null,
        plano: null,
        codigo: null,
        conta: null,
        adesao: null,
        renda: null,
        prazoAnos: null,
        regime: null,
        prazoLegal: null,
        ...stored,
      }),
      // Until then no day was promised for the term.
      (stored) => ({ prazoTermo: null, ...stored }),
    ],
  },
  isExclusive: true,
  excludes: ['bpd', 'autopatrocinio'],
  moves: 'money',
  blocks: (data) =>
    isTotal(data) || data.valor === null
      ? [{ account: 'all', amount: 'all' }]
      : [{ account: 'all', amount: data.valor.toFixed(2), percent: data.percentual }],
  settlement: { when: 'at-grant' },
  correctionPath: '/services/portabilidade',
  correctable: () => correctableFields(portabilityFields),
  ...holdsLink(isTotal),
  deskTerm: portabilityTermOf,
  beforeFiling: requireTimeToChoose('portabilidade'),
  check: checkPortabilityRequest,
  recheck,
  effect: async ({ database, row, today }, data) => {
    const { valor } = await readPortabilityTerms(database, row, today)
    return portabilityEffect(data, portedAmount(valor, data.percentual))
  },
  settle: transferPortability,
})

function isTotal({ percentual }: PortabilityData): boolean {
  return percentual === 100
}

async function recheck(
  { database, row, today }: DecisionContext,
  data: PortabilityData,
): Promise<readonly GrantProblem[]> {
  const { valor, emprestimo } = await readPortabilityTerms(database, row, today)
  if (data.codigo === null) return [{ refusal: portabilitySentences.unknownDestination }]
  if (valor <= 0) return [{ refusal: portabilitySentences.nothing }]
  if (portedAmount(valor, data.percentual) <= 0) return [{ refusal: portabilitySentences.worthNothing }]
  if (emprestimo > 0) return [{ refusal: portabilitySentences.owes }]
  if (!isTotal(data)) return []
  const { ok } = await possibleMove(database, row.link, 'portability-settled')
  return ok ? [] : [{ refusal: portabilitySentences.notPossible }]
}
