import {
  arquivoDeclaracao,
  retornarDeclaracoesFatca,
  retornarDeclaracoesPep,
  retornarDeclaracoesResidencia,
} from '#contract/declarations/declarations.ts'
import { addDays, saoPauloDateOf } from '#domain/calendar.ts'
import type { Api } from '../api.ts'
import { documentHead } from '../database/queries/document-head.ts'
import { readEntity } from '../database/queries/entity.ts'
import { declarationDocument } from '../documents/declaration-document.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { declarations } from '../rules/entity-kinds.ts'
import { ruleOn } from '../rules/rule-on.ts'
import { readProvenDeclaration } from '../usecases/declarations/declaration-proof.ts'
import { readDeclarations, requireDeclarationKind } from '../usecases/declarations/read-declarations.ts'
import { requireOffered } from '../usecases/plans/require-service.ts'
import { readResidenceTaxes } from '../usecases/taxes/tax-regime/residence-taxes.ts'
import { registerCall } from './register-call.ts'

/** Declarations of people about themselves: political exposure, tax residence, living abroad. */
export function registerDeclarationCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarDeclaracoesPep, async ({ link: row, today }) => ({
    ...(await readDeclarations(database, 'pep', row.person.id, today)),
    grauMaximo: (await ruleOn(database, declarations, null, today)).maximumDegree,
  }))

  registerCall(api, retornarDeclaracoesFatca, ({ link: row, today }) =>
    readDeclarations(database, 'fatca', row.person.id, today),
  )

  registerCall(api, retornarDeclaracoesResidencia, async ({ link: row, today }) => {
    const [{ proofMaximumDays }, made, tributacao] = await Promise.all([
      ruleOn(database, declarations, null, today),
      readDeclarations(database, 'residente-exterior', row.person.id, today),
      readResidenceTaxes(database, row, today),
    ])
    return {
      ...made,
      tributacao,
      comprovanteMaximoDias: proofMaximumDays,
      comprovanteDesde: addDays(today, -proofMaximumDays),
    }
  })

  registerCall(api, arquivoDeclaracao, async ({ link: row, today, params, now }) => {
    const { person, plan, link } = row
    const { idRequisicao } = params
    const kind = await requireDeclarationKind(database, person.id, idRequisicao)
    await requireOffered(database, kind, row, today)
    const [declaration, { cpf, planColor }, entity] = await Promise.all([
      readProvenDeclaration(database, kind, person.id, idRequisicao),
      documentHead(database, row),
      readEntity(database),
    ])
    const facts = {
      ...declaration,
      entity: entity.name,
      person: { name: person.name, cpf },
      plan: plan.name,
      enrolment: link.enrolment,
      planColor,
      now,
    }
    return {
      content: await writePdf(declarationDocument(facts)),
      fileName: `declaracao_${kind}_${saoPauloDateOf(new Date(declaration.declaradaEm))}.pdf`,
    }
  })
}
