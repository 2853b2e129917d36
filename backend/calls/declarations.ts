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
} from '#contract/declaracoes.ts'
import { addDays, saoPauloDateOf } from '#domain/calendar.ts'
import { suggestedDeclarationRules } from '#domain/declarations/suggested-declaration-rules.ts'
import type { Api } from '../api.ts'
import { readEntity } from '../database/queries/entity.ts'
import { cpfOf } from '../database/queries/person-cpf.ts'
import { planColour } from '../database/queries/plan-colour.ts'
import type { LinkRow } from '../database/queries/plan-links.ts'
import type { DeclarationKind } from '../database/schema/declarations.ts'
import { declarationPaper } from '../documents/declaration-paper.ts'
import { writePdf } from '../documents/pdf/write-pdf.ts'
import type { Actor } from '../security/actor.ts'
import { requireActFor } from '../security/permissions.ts'
import { readProvenDeclaration } from '../usecases/declarations/declaration-proof.ts'
import { readDeclarations, requireDeclarationKind } from '../usecases/declarations/read-declarations.ts'
import { keepProof, readProof } from '../usecases/declarations/residence-proofs.ts'
import { requireLink } from '../usecases/plans/require-link.ts'
import { requireOffered, requireService } from '../usecases/plans/require-service.ts'
import { checkProof } from '../usecases/proofs/check-proof.ts'
import { fatcaDeclaration } from '../usecases/requests/kinds/fatca-declaration.ts'
import { pepDeclaration } from '../usecases/requests/kinds/pep-declaration.ts'
import { residenceDeclaration } from '../usecases/requests/kinds/residence-declaration.ts'
import { submitRequest } from '../usecases/requests/submit-request.ts'
import { keptFile } from './file-answer.ts'
import { receiptOnWire } from './receipt-on-wire.ts'
import { registerCall } from './register-call.ts'
import { registerUpload } from './register-upload.ts'

type Asked = {
  actor: Actor
  params: { idPessoa: number; idPlano: number }
  query: { idVinculo?: number | undefined }
  now: Date
}

/** What people declare about themselves: political exposure, tax residence, living abroad. */
export function registerDeclarationCalls(api: Api): void {
  const { database } = api

  const linkOf = ({ actor, params, query, now }: Asked): Promise<LinkRow> =>
    requireLink(
      database,
      actor,
      { personId: params.idPessoa, planId: params.idPlano, linkId: query.idVinculo },
      saoPauloDateOf(now),
    )

  async function requireDeclared(asked: Asked, kind: DeclarationKind): Promise<LinkRow> {
    const row = await linkOf(asked)
    await requireOffered(database, kind, row, saoPauloDateOf(asked.now))
    return row
  }

  registerCall(api, retornarDeclaracoesPep, async (asked) => {
    const { person } = await requireDeclared(asked, 'pep')
    return {
      ...(await readDeclarations(database, 'pep', person.id, saoPauloDateOf(asked.now))),
      grauMaximo: suggestedDeclarationRules.maximumDegree,
    }
  })

  registerCall(api, retornarDeclaracoesFatca, async (asked) => {
    const { person } = await requireDeclared(asked, 'fatca')
    return readDeclarations(database, 'fatca', person.id, saoPauloDateOf(asked.now))
  })

  registerCall(api, retornarDeclaracoesResidencia, async (asked) => {
    const today = saoPauloDateOf(asked.now)
    const { person } = await requireDeclared(asked, 'residente-exterior')
    const { proofMaximumDays } = suggestedDeclarationRules
    return {
      ...(await readDeclarations(database, 'residente-exterior', person.id, today)),
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

  registerUpload(api, enviarComprovanteResidencia, async ({ file, work, ...asked }) => {
    requireActFor(asked.actor, asked.params.idPessoa)
    const row = await linkOf(asked)
    await requireService(database, 'residente-exterior', row, saoPauloDateOf(asked.now))
    const proof = await checkProof(file)
    return work((unit) => keepProof(unit, row.person.id, proof))
  })

  registerCall(api, arquivoDeclaracao, async (asked) => {
    const { person, plan, link } = await linkOf(asked)
    const { idRequisicao } = asked.params
    const kind = await requireDeclarationKind(database, person.id, idRequisicao)
    await requireDeclared(asked, kind)
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
      now: asked.now,
    }
    return {
      content: await writePdf(declarationPaper(facts, declaration.content)),
      fileName: `declaracao_${kind}_${saoPauloDateOf(new Date(declaration.declaradaEm))}.pdf`,
    }
  })

  registerCall(api, arquivoComprovanteResidencia, async (asked) => {
    const { person } = await requireDeclared(asked, 'residente-exterior')
    const { idRequisicao } = asked.params
    const proof = await readProof(database, person.id, idRequisicao)
    return keptFile(`comprovante_residencia_${idRequisicao}`, proof)
  })
}
