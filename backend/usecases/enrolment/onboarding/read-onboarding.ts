import type { Querier } from '#backend/database/client.ts'
import { documentHead } from '#backend/database/queries/document-head.ts'
import { readEntity } from '#backend/database/queries/entity.ts'
import { investmentProfilesOn, waitingSwitch } from '#backend/database/queries/investment-profiles.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import type { OnboardingFacts } from '#backend/documents/onboarding-document.ts'
import { findFile } from '#backend/files/find-file.ts'
import { notFound } from '#backend/problem.ts'
import { contributionTerms } from '#backend/rules/contribution-kinds.ts'
import { investmentProfileWindows } from '#backend/rules/entity-kinds.ts'
import { questionnaireOn } from '#backend/rules/questionnaires.ts'
import { rulesOn } from '#backend/rules/rule-on.ts'
import type { CallAnswer } from '#contract/call-types.ts'
import type { AnyMetadata, OnboardingOutcome, retornarOnboarding } from '#contract/enrolment/onboarding.ts'
import { onboardingReceipt } from '#contract/enrolment/onboarding-receipt-reading.ts'
import { readingText } from '#contract/readings/reading-text.ts'
import { yesNoOf } from '#contract/yes-no.ts'
import { type IsoDate, saoPauloDateOf } from '#domain/calendar.ts'
import { answerSteps, openStep } from '#domain/enrolment/onboarding-progress.ts'
import { ONBOARDING_END } from '#domain/enrolment/onboarding-steps.ts'
import {
  firstChoiceUntil,
  firstProfile,
  type ProfileWindowRules,
  profileWindow,
} from '#domain/investments/investment-profiles/investment-profile-window.ts'
import { readContribution } from '../../contributions/read-contribution.ts'
import { listDeclarations } from '../../declarations/read-declarations.ts'
import { investmentProfileNamer } from '../../investments/investment-profiles/investment-profile-facts.ts'
import { questionnaireOnWire } from '../../investments/investment-profiles/result-on-wire.ts'
import {
  isOnboardingOpen,
  keptOf,
  onboardingRuleFor,
  type StoredOnboarding,
  storedOnboarding,
} from './onboarding-rows.ts'
import { readStepDrafts } from './step-drafts.ts'

type Answer = CallAnswer<typeof retornarOnboarding>

/** Where the holder of a link stands in the first access, and what its steps are checked with. */
export async function readOnboarding(database: Querier, row: LinkRow, today: IsoDate): Promise<Answer> {
  const { link, plan } = row
  const isOpen = await isOnboardingOpen(database, link.personId)
  const stored = await storedOnboarding(database, link.id)
  const [windows, { dueDay }] = await rulesOn(
    database,
    [investmentProfileWindows, contributionTerms],
    plan,
    today,
  )
  const rule = await onboardingRuleFor(database, plan, stored, today)
  const nameOf = investmentProfileNamer(await investmentProfilesOn(database, today))
  const contribution = await readContribution(database, row, today)
  const progress = { flag: plan.onboardingPlan, answered: stored.answers.map(({ step }) => step) }
  return {
    onboarding: yesNoOf(isOpen),
    idStep: isOpen ? openStep(progress) : ONBOARDING_END,
    passos: answerSteps(plan.onboardingPlan),
    passosPulaveis: rule.skippable,
    boasVindas: rule.welcome,
    termos: paragraphsOf(rule.terms),
    versao: stored.version,
    respostas: stored.answers.map(({ step, skipped, metadata, savedAt }) => ({
      idStep: step,
      pulado: skipped,
      salvoEm: savedAt.toISOString(),
      metadata: metadata as AnyMetadata,
    })),
    rascunhos: isOpen ? await readStepDrafts(database, row) : [],
    tipoComprovante: await proofType(database, stored),
    contribuicao: contribution.contribuicao,
    mesEfeito: contribution.alteracao.mesEfeito,
    questionario: questionnaireOnWire(await questionnaireOn(database, today), nameOf),
    perfil: profileTerms(row, windows, today),
    conclusao: await outcomeOf(database, row, { stored, dueDay, today }),
    plano: { id: plan.id, nome: plan.name },
  }
}

/** A text as its paragraphs; empty lines are none. */
const paragraphsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Facts for the receipt of a first access. @throws 404 while it is not over. */
export async function readOnboardingReceipt(
  database: Querier,
  row: LinkRow,
  now: Date,
): Promise<OnboardingFacts> {
  const { person, plan, link } = row
  const { conclusao } = await readOnboarding(database, row, saoPauloDateOf(now))
  if (!conclusao) throw notFound('O primeiro acesso deste plano ainda não foi concluído.')
  const [{ cpf, planColor }, entity] = await Promise.all([documentHead(database, row), readEntity(database)])
  return {
    entity: entity.name,
    person: { name: person.name, cpf },
    plan: plan.name,
    enrolment: link.enrolment,
    completedAt: new Date(conclusao.concluidoEm),
    lines: conclusao.recibo,
    planColor,
    now,
  }
}

function profileTerms(
  { link, profile }: LinkRow,
  windows: ProfileWindowRules,
  today: IsoDate,
): Answer['perfil'] {
  // Any other profile shows what a choice of today would do.
  const other = firstProfile({ chosenProfileId: 0, today }, link.profileId)
  const { window } = profileWindow(today, windows)
  return {
    atual: { id: link.profileId, nome: profile },
    escolhaAte: firstChoiceUntil(today),
    emTempo: !other.isDefault,
    efeitoEm: other.effectiveOn,
    proximaJanela: { de: window.from, ate: window.to },
  }
}

async function proofType(database: Querier, { answers }: StoredOnboarding): Promise<string | null> {
  const proofId = keptOf(answers, 4)?.comprovante
  if (!proofId) return null
  const proof = await findFile(database, proofId)
  return proof?.mediaType ?? null
}

type Finished = { stored: StoredOnboarding; dueDay: number; today: IsoDate }

async function outcomeOf(
  database: Querier,
  { link, profile }: LinkRow,
  { stored: { row, answers }, dueDay, today }: Finished,
): Promise<OnboardingOutcome | null> {
  if (!row?.completedAt) return null
  const completedAt = row.completedAt.toISOString()
  const waiting = row.profileEffectiveOn === null ? null : await waitingSwitch(database, link.id)
  const nameOf = investmentProfileNamer(await investmentProfilesOn(database, today))
  const isExposed = keptOf(answers, 2)?.ppe === 'S'
  const [newest] = isExposed ? await listDeclarations(database, 'pep', link.personId) : []
  const effects = {
    contribuicaoEm: row.contributionMonth,
    perfil: waiting ? nameOf(waiting.toProfileId).nome : profile,
    perfilEm: waiting ? row.profileEffectiveOn : null,
  }
  return {
    concluidoEm: completedAt,
    ...effects,
    formaPagamento: keptOf(answers, 5)?.formaPagamento ?? null,
    diaVencimento: dueDay,
    declaracaoPepPendente: isExposed && (newest === undefined || newest.declaradaEm < completedAt),
    recibo: [...readingText(onboardingReceipt(answers, effects))],
  }
}
