import {
  arquivoComprovanteResidencia,
  arquivoDeclaracao,
  declararFatca,
  declararPep,
  declararResidencia,
  enviarComprovanteResidencia,
  retornarDeclaracoesFatca,
  retornarDeclaracoesPep,
  retornarDeclaracoesResidencia,
} from '#contract/declarations.ts'
import { addDays, saoPauloDateOf } from '#domain/calendar.ts'
import { suggestedDeclarationRules } from '#domain/declarations/suggested-declaration-rules.ts'
import type { Api } from '../api.ts'
import { readEntity } from '../database/queries/entity.ts'
import { cpfOf } from '../database/queries/person-cpf.ts'
import { planColour } from '../database/queries/plan-colour.ts'
import { declarationPaper } from '../documents/declaration-paper.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import { readProvenDeclaration } from '../usecases/declarations/declaration-proof.ts'
import { readDeclarations, requireDeclarationKind } from '../usecases/declarations/read-declarations.ts'
import { keepProof, readProof } from '../usecases/declarations/residence-proofs.ts'
import { requireOffered } from '../usecases/plans/require-service.ts'
import { checkProof } from '../usecases/proofs/check-proof.ts'
import { fatcaDeclaration } from '../usecases/requests/kinds/fatca-declaration.ts'
import { pepDeclaration } from '../usecases/requests/kinds/pep-declaration.ts'
import { residenceDeclaration } from '../usecases/requests/kinds/residence-declaration.ts'
import { submitRequest } from '../usecases/requests/submit-request.ts'
import { keptFile } from './file-answer.ts'
import { receiptOnWire } from './receipt-on-wire.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

/** What people declare about themselves: political exposure, tax residence, living abroad. */
export function registerDeclarationCalls(api: Api): void {
  const { database } = api

  registerCall(api, retornarDeclaracoesPep, async ({ link: row, today }) => ({
    ...(await readDeclarations(database, 'pep', row.person.id, today)),
    grauMaximo: suggestedDeclarationRules.maximumDegree,
  }))

  registerCall(api, retornarDeclaracoesFatca, ({ link: row, today }) =>
    readDeclarations(database, 'fatca', row.person.id, today),
  )

  registerCall(api, retornarDeclaracoesResidencia, async ({ link: row, today }) => {
    const { proofMaximumDays } = suggestedDeclarationRules
    return {
      ...(await readDeclarations(database, 'residente-exterior', row.person.id, today)),
      comprovanteMaximoDias: proofMaximumDays,
      comprovanteDesde: addDays(today, -proofMaximumDays),
    }
  })

  registerCall(api, declararPep, async ({ actor, body, work }) =>
    receiptOnWire(await work((unit) => submitRequest(unit, actor, pepDeclaration, body))),
  )

  registerCall(api, declararFatca, async ({ actor, body, work }) =>
    receiptOnWire(await work((unit) => submitRequest(unit, actor, fatcaDeclaration, body))),
  )

  registerCall(api, declararResidencia, async ({ actor, body, work }) =>
    receiptOnWire(await work((unit) => submitRequest(unit, actor, residenceDeclaration, body))),
  )

  registerUpload(api, enviarComprovanteResidencia, async ({ link: row, file, work }) => {
    const proof = await checkProof(file)
    return work((unit) => keepProof(unit, row.person.id, proof))
  })

  registerCall(api, arquivoDeclaracao, async ({ link: row, today, params, now }) => {
    const { person, plan, link } = row
    const { idRequisicao } = params
    const kind = await requireDeclarationKind(database, person.id, idRequisicao)
    await requireOffered(database, kind, row, today)
    const [declaration, cpf, planColor, entity] = await Promise.all([
      readProvenDeclaration(database, kind, person.id, idRequisicao),
      cpfOf(database, person.id),
      planColour(database, plan.id),
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
      content: await writePdf(declarationPaper(facts, declaration.content)),
      fileName: `declaracao_${kind}_${saoPauloDateOf(new Date(declaration.declaradaEm))}.pdf`,
    }
  })

  registerCall(api, arquivoComprovanteResidencia, async ({ link: row, params }) => {
    const { idRequisicao } = params
    const proof = await readProof(database, row.person.id, idRequisicao)
    return keptFile(`comprovante_residencia_${idRequisicao}`, proof)
  })
}
