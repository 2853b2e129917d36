import * as v from 'valibot'
import {
  descartarRascunhoRegra,
  previaRegra,
  publicarRegra,
  retornarRegra,
  retornarRegras,
  salvarRascunhoRegra,
} from '#contract/plan-rules/plan-rules.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { previewRule } from '../usecases/plan-rules/preview-rule.ts'
import { publishDraft } from '../usecases/plan-rules/publish-rule.ts'
import { listRules, readEdition } from '../usecases/plan-rules/read-rules.ts'
import { discardDraft, saveDraft } from '../usecases/plan-rules/rule-drafts.ts'
import { type RulePlace, requirePlace } from '../usecases/plan-rules/rule-place.ts'
import { registerCall } from './register-call.ts'
import { parseInput } from './wire-input.ts'

/** Rules with dates: what holds, what is being prepared, and putting it in force from a day on. */
export function registerPlanRuleCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarRegras, async ({ query, now }) =>
    listRules(database, query.idPlano ?? null, saoPauloDateOf(now)),
  )

  registerCall(api, retornarRegra, async ({ params, query, now }) => {
    const place = await requirePlace(database, { tipo: params.tipo, idPlano: query.idPlano ?? null })
    return readEdition(database, place, saoPauloDateOf(now))
  })

  registerCall(api, salvarRascunhoRegra, async ({ actor, body, work, now }) => {
    const place = await requirePlace(database, body)
    const rules = parseRules(place, body.regras)
    const wanted = { rules, fromDay: body.aPartirDe, source: body.fonte, note: body.nota }
    await work((unit) => saveDraft(unit, actor, place, { expectedVersion: body.versao, wanted }))
    return readEdition(database, place, saoPauloDateOf(now))
  })

  registerCall(api, descartarRascunhoRegra, async ({ body, work, now }) => {
    const place = await requirePlace(database, body)
    await work((unit) => discardDraft(unit, place, body.versao))
    return readEdition(database, place, saoPauloDateOf(now))
  })

  registerCall(api, previaRegra, async ({ body, now }) => {
    const place = await requirePlace(database, body)
    const after = parseRules(place, body.regras)
    const wanted = { after, from: body.aPartirDe, today: saoPauloDateOf(now) }
    return previewRule(database, place, wanted)
  })

  registerCall(api, publicarRegra, async ({ actor, body, work, now }) => {
    const place = await requirePlace(database, body)
    const { versao: version, substituiFuturas: replacesLater } = body
    await work((unit) => publishDraft(unit, actor, place, { version, replacesLater }))
    return readEdition(database, place, saoPauloDateOf(now))
  })
}

/** Validates a rule by the schema of its kind. @throws 422 below `regras` */
function parseRules({ kind }: RulePlace, regras: unknown): unknown {
  return parseInput(v.object({ regras: kind.schema }), { regras }).regras
}
