import { byField } from '#contract/complaints.ts'
import { alreadySent, reRegistrationDeclaration } from '#contract/re-registration/re-registration.text.ts'
import type {
  ReRegistrationData,
  ReRegistrationDraft,
  SentReRegistration,
} from '#contract/re-registration/re-registration.ts'
import { checkAnsweredGroup } from '#contract/re-registration/re-registration-check.ts'
import { sentGroup } from '#contract/re-registration/re-registration-sent.ts'
import { saoPauloDateOf } from '#domain/calendar.ts'
import { ReRegistrationStatus } from '#domain/re-registration/admin-actions.ts'
import { requiredProofs } from '#domain/re-registration/groups.ts'
import { cpfOf } from '../../database/queries/person-cpf.ts'
import { accessOf, linksOfPerson } from '../../database/queries/plan-links.ts'
import { conflict, invalid } from '../../problem.ts'
import { declarations as declarationRules } from '../../rules/entity-kinds.ts'
import { ruleOn } from '../../rules/rule-on.ts'
import type { Actor } from '../../security/actor.ts'
import type { Work } from '../../work.ts'
import { dependantRulesOfPerson } from '../dependants/dependant-rules.ts'
import { otherTaxpayersOf } from '../dependants/other-taxpayers.ts'
import { archiveDraft, readDraft } from '../drafts/server-drafts.ts'
import { revokeCodes } from '../identity/revoke-codes.ts'
import { missingDocuments } from '../request-engine/documents.ts'
import { submitRequest } from '../request-engine/submit-request.ts'
import { changeStatus, lockedPerson } from './change-status.ts'
import { declareWithReRegistration } from './declare.ts'
import { reRegistrationDocuments } from './documents.ts'
import { draftPlace } from './draft-place.ts'
import { dropWaitingFiles, waitingFiles } from './files.ts'
import { readGroupsOnRecord } from './groups-on-record.ts'
import { reRegistration } from './re-registration-kind.ts'
import { attendantOf, draftOf, groupsOf, sentOf } from './read-re-registration.ts'
import { newestRequest, refusedItems } from './refusals.ts'

type Input = { expectedVersion: number; key: string }

/**
 * Sends the draft for analysis as a request, and makes the declarations that it holds; the same again under the same key answers the
 * first receipt.
 * @throws 409 from an older tab, once it was sent, or without an open plan link; 422 with everything that is missing.
 */
export async function sendReRegistration(
  work: Work,
  actor: Actor,
  { expectedVersion, key }: Input,
): Promise<SentReRegistration> {
  const { database, now } = work
  const person = await lockedPerson(work, { id: actor.personId })
  const newest = await newestRequest(database, actor.personId)
  if (person?.status === ReRegistrationStatus.pending && newest?.submissionKey === key) {
    const receipt = sentOf(newest)
    if (receipt) return receipt
  }
  if (person?.status !== ReRegistrationStatus.inProgress) throw conflict(alreadySent, 'transicao-invalida')
  const place = draftPlace(person.id)
  const draft = await readDraft(database, place)
  if (draft?.version !== expectedVersion) {
    throw conflict(
      'O preenchimento mudou em outra aba ou aparelho. Atualize a página, confira e envie de novo.',
      'versao-desatualizada',
    )
  }
  const data = await dataToSend(work, actor, draftOf(draft.data))
  const today = saoPauloDateOf(now)
  const link = (await linksOfPerson(database, person.id)).find((row) => accessOf(row, today) === 'full')
  if (!link) throw conflict('Você não tem um plano ativo. Fale com o atendimento.')
  const receipt = await submitRequest(work, actor, reRegistration, {
    idPessoa: person.id,
    idPlano: link.plan.id,
    idVinculo: link.link.id,
    chaveEnvio: key,
    dados: data,
  })
  await declareWithReRegistration(work, actor, link, data)
  await dropWaitingFiles(work, person.id)
  await archiveDraft(work, place)
  await revokeCodes(work, person.id)
  await changeStatus(work, person, { event: 'submitted', level: null, refusal: alreadySent })
  return { protocolo: receipt.protocol, enviadoEm: receipt.filedAt.toISOString(), codigo: receipt.code }
}

async function dataToSend(work: Work, actor: Actor, draft: ReRegistrationDraft): Promise<ReRegistrationData> {
  const { database, now } = work
  const { personId } = actor
  const today = saoPauloDateOf(now)
  const [groups, known, files, refused, attendant, cpf, { maximumDegree }, dependants] = await Promise.all([
    groupsOf(database, personId, now),
    readGroupsOnRecord(database, personId, today),
    waitingFiles(database, personId),
    newestRequest(database, personId).then((newest) => refusedItems(database, newest)),
    attendantOf(database, actor),
    cpfOf(database, personId),
    ruleOn(database, declarationRules, null, today),
    dependantRulesOfPerson(database, personId, today),
  ])
  const grupos = groups.map((group) => sentGroup(group, draft, known))
  const input = requiredProofs(groups.filter((group) => draft[group]?.resposta === 'mudou'))
  const arquivos = files.filter(({ comprovante }) => input.includes(comprovante))
  const missing = Object.assign(
    {},
    ...groups.map((group) => {
      const isRefused = refused.some(({ item }) => item === group)
      const facts = { known, isRefused, today, cpf, maximumDegree, dependants }
      const outcome = checkAnsweredGroup(group, draft, facts)
      return outcome.ok ? {} : byField(outcome.problems, `${group}.`)
    }),
    ...missingDocuments(reRegistrationDocuments, { dados: { grupos, arquivos } }).map(
      ({ field, sentence }) => ({ [field]: sentence }),
    ),
  ) as Record<string, string>
  const others = await otherTaxpayersOf(database, personId, { grupos }, today)
  Object.assign(missing, byField(others, 'dependentes.'))
  if (Object.keys(missing).length > 0) throw invalid(missing)
  return {
    campanha: 'Recadastramento',
    atendente: attendant,
    grupos,
    arquivos,
    declaracao: reRegistrationDeclaration,
  }
}
