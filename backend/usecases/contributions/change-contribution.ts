import type * as v from 'valibot'
import type { alterarContribuicao, ContributionChangeData } from '#contract/contribuicao.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { openContributionChange } from '../../database/queries/contribution-changes.ts'
import type { LinkRow } from '../../database/queries/plan-links.ts'
import { readPlanRules } from '../../database/queries/plan-rules.ts'
import { CONTRIBUTION_CHANGE_KIND } from '../../database/reference-data.ts'
import { conflict, invalid } from '../../problem.ts'
import type { Actor } from '../../security/actor.ts'
import { requireActFor } from '../../security/permissions.ts'
import type { Work } from '../../work.ts'
import { requireLink } from '../plans/require-link.ts'
import { requireService } from '../plans/require-service.ts'
import { fileRequest } from '../requests/file-request.ts'
import { resubmitRequest } from '../requests/resubmit-request.ts'
import { beginSubmission, type Receipt } from '../requests/submission.ts'
import { checkPercentages } from './check-percentages.ts'
import { checkVoluntary } from './check-voluntary.ts'

type Asked = v.InferOutput<(typeof alterarContribuicao)['body']>

/**
 * Files a change of contribution of one's own, or sends a returned one again. The submissions of a link wait for each other, so of two
 * at once one is filed and the other is told; the same key again answers the first receipt.
 * @throws 403 not one's own, or not offered; 404; 409 one is open, or the quarter's change was used; 422 with the fields to correct.
 */
export async function changeContribution(work: Work, actor: Actor, asked: Asked): Promise<Receipt> {
  const today = saoPauloDateOf(work.now)
  requireActFor(actor, asked.idPessoa)
  const target = { personId: asked.idPessoa, planId: asked.idPlano }
  const row = await requireLink(work.database, actor, target, today)
  const submission = { personId: actor.personId, linkId: row.link.id, submissionKey: asked.chaveEnvio }
  const receipt = await beginSubmission(work, submission)
  if (receipt) return receipt
  await requireService(work.database, 'alterar-contribuicao', row, today)
  if (asked.idRequisicao === undefined) await requireNoneOpen(work, row)
  const data = await checkedData(work, row, asked, today)
  const filing = { ...submission, kindId: CONTRIBUTION_CHANGE_KIND, data }
  return asked.idRequisicao === undefined
    ? fileRequest(work, filing)
    : resubmitRequest(work, asked.idRequisicao, filing)
}

/** What to answer when two submissions got as far as the unique index of open changes. */
export function alreadyOpen(protocol?: string) {
  const which = protocol === undefined ? '' : `, de protocolo ${protocol}`
  return conflict(
    `Já existe uma alteração de contribuição em andamento${which}. Acompanhe ou cancele antes de pedir outra.`,
  )
}

async function requireNoneOpen(work: Work, { link }: LinkRow): Promise<void> {
  const open = await openContributionChange(work.database, link.id)
  if (open) throw alreadyOpen(open.protocol)
}

async function checkedData(
  { database }: Work,
  { link, plan }: LinkRow,
  asked: Asked,
  today: IsoDate,
): Promise<ContributionChangeData> {
  const { contribution, isVoluntary } = await readPlanRules(database, plan, today)
  if (isVoluntary !== (asked.modalidade === 'voluntaria')) {
    throw invalid({
      modalidade: isVoluntary
        ? 'Neste plano a contribuição é um valor em reais.'
        : 'Neste plano a contribuição é um percentual do salário.',
    })
  }
  const at = { linkId: link.id, today }
  if (asked.modalidade === 'percentual') {
    const { percentualBasica: basicPercent, percentualSuplementar: supplementaryPercent } = asked
    return checkPercentages(database, { ...at, asked: { basicPercent, supplementaryPercent } }, contribution)
  }
  const { valorContribuicao: amount, formaPagamento: paymentMethod, agencia = '', conta = '' } = asked
  return checkVoluntary(
    database,
    { ...at, asked: { amount, paymentMethod, agency: agencia, account: conta } },
    contribution,
  )
}
