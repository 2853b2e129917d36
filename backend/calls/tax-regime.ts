import {
  arquivoTermoRegime,
  optarRegimeTributacao,
  retornarRegimeTributacao,
  simularRegimeTributacao,
} from '#contract/tributacao.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { formatCnpj } from '#domain/cnpj.ts'
import type { ServiceSlug } from '#domain/services/service-ids.ts'
import type { Api } from '../api.ts'
import { readEntity } from '../database/queries/entity.ts'
import { cpfOf } from '../database/queries/person-cpf.ts'
import { planColour } from '../database/queries/plan-colour.ts'
import type { LinkRow, LinkTarget } from '../database/queries/plan-links.ts'
import { newestRegimeOption } from '../database/queries/tax-regime-options.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { taxRegimePaper } from '../documents/tax-regime-paper.ts'
import { notFound } from '../problem.ts'
import type { Actor } from '../security/actor.ts'
import { requireLink } from '../usecases/plans/require-link.ts'
import { requireOffered } from '../usecases/plans/require-service.ts'
import { taxRegimeChoice } from '../usecases/requests/kinds/tax-regime-choice.ts'
import { submitRequest } from '../usecases/requests/submit-request.ts'
import { requirePassword } from '../usecases/sessions/require-password.ts'
import { readRegime } from '../usecases/tax-regime/read-regime.ts'
import { openTerm } from '../usecases/tax-regime/signed-term.ts'
import { simulateRegime } from '../usecases/tax-regime/simulate-regime.ts'
import { receiptOnWire } from './receipt-on-wire.ts'
import { registerCall } from './register-call.ts'

/** The tax regime of a plan link: what it is, choosing it for good, its signed term, and its simulator. */
export function registerTaxRegimeCalls(api: Api): void {
  const { database } = api

  async function requireRead(
    actor: Actor,
    slug: ServiceSlug,
    target: LinkTarget,
    now: Date,
  ): Promise<LinkRow> {
    const today = saoPauloDateOf(now)
    const row = await requireLink(database, actor, target, today)
    await requireOffered(database, slug, row, today)
    return row
  }

  registerCall(api, retornarRegimeTributacao, async ({ actor, params, query, now }) => {
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const row = await requireRead(actor, 'regime-tributacao', target, now)
    return readRegime(database, row, saoPauloDateOf(now))
  })

  registerCall(api, optarRegimeTributacao, async ({ actor, body: { senha, ...asked }, work }) => {
    await requirePassword(work, actor, senha)
    const confirmed = { ...asked, senhaConferida: true } as const
    return receiptOnWire(await work((unit) => submitRequest(unit, actor, taxRegimeChoice, confirmed)))
  })

  registerCall(api, arquivoTermoRegime, async ({ actor, params, query, now }) => {
    const target = { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo }
    const row = await requireRead(actor, 'regime-tributacao', target, now)
    const [option, entity, cpf, planColor] = await Promise.all([
      newestRegimeOption(database, row.link.id),
      readEntity(database),
      cpfOf(database, row.person.id),
      planColour(database, row.plan.id),
    ])
    const signed = option && openTerm(option)
    if (!signed) throw notFound('Não há termo assinado neste portal.')
    const { term, digest } = signed
    const printed = { name: entity.name, cnpj: formatCnpj(entity.cnpj) }
    return {
      content: await writePdf(taxRegimePaper(term, { entity: printed, cpf, digest, planColor, now })),
      fileName: `termo_regime_tributacao_${option.chosenOn}.pdf`,
    }
  })

  registerCall(api, simularRegimeTributacao, async ({ actor, body, now }) => {
    const target = { personId: body.idPessoa, planId: body.idPlano, linkId: body.idVinculo }
    const row = await requireRead(actor, 'simulador-regime-tributacao', target, now)
    return simulateRegime(database, row, body, saoPauloDateOf(now))
  })
}
