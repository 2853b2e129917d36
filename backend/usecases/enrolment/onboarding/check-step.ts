import { eq } from 'drizzle-orm'
import { salaryOn } from '#backend/database/queries/contribution-settings.ts'
import type { LinkRow } from '#backend/database/queries/plan-links.ts'
import { credentials } from '#backend/database/schema/credentials.ts'
import { invalid } from '#backend/problem.ts'
import { contributionBasisOn } from '#backend/rules/contribution-rules.ts'
import type { Actor } from '#backend/security/actor.ts'
import { verifyPassword } from '#backend/security/passwords.ts'
import type { Work } from '#backend/work.ts'
import { byField } from '#contract/complaints.ts'
import { checkPercentageValues } from '#contract/contributions/percentage-check.ts'
import { checkVoluntaryValues } from '#contract/contributions/voluntary-check.ts'
import type { AnswerStepId, StepMetadata } from '#contract/enrolment/onboarding.ts'
import { checkPasswordValues } from '#contract/identity/password-check.ts'
import { sameAsCurrent } from '#contract/identity/passwords.text.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { setPassword } from '../../identity/sessions/set-password.ts'
import { evaluateAnswers } from '../../investments/investment-profiles/evaluate-answers.ts'
import { requireAddress } from '../../people/addresses/store-address.ts'

/** A step with what was sent for it. */
export type StepAnswer = {
  [Step in AnswerStepId]: { step: Step; metadata: StepMetadata[Step] }
}[AnswerStepId]

type StepContext = { work: Work; actor: Actor; row: LinkRow; today: IsoDate; isAnswered: boolean }

const PREFIX = 'metadata.'

/**
 * Checks what was sent for a step with the plan's rules. @returns what is kept of it. The password takes effect here, with the rest of
 * the work, and nothing of it is kept.
 * @throws 422 with a sentence for each `metadata.<name>`; 409 when another questionnaire is asked by now.
 */
export async function checkStep(
  context: StepContext,
  { step, metadata }: StepAnswer,
): Promise<Record<string, unknown>> {
  const { work, row, today } = context
  switch (step) {
    case 1:
      return takePassword(context, metadata)
    case 2:
    case 3:
      return metadata
    case 4: {
      const { openTerms: _, foreignResident: __, ...address } = metadata
      return requireAddress(work.database, row.link.personId, address, PREFIX)
    }
    case 5:
      return checkPayment(context, metadata)
    case 6:
      return checkChosenPercentages(context, metadata)
    case 7: {
      const { kept } = await evaluateAnswers(work.database, row, metadata, today, PREFIX)
      return { versao: kept.questionnaireVersion, respostas: kept.answers }
    }
  }
}

async function takePassword(
  { work, actor, isAnswered }: StepContext,
  { password, confirm = password }: StepMetadata[1],
): Promise<Record<string, never>> {
  const paths = { password: `${PREFIX}password`, confirm: `${PREFIX}confirm` }
  const outcome = checkPasswordValues({ password, confirm }, paths)
  if (!outcome.ok) throw invalid(byField(outcome.problems))
  const [stored] = await work.database
    .select({ hash: credentials.passwordHash })
    .from(credentials)
    .where(eq(credentials.personId, actor.personId))
  if (await verifyPassword(stored?.hash ?? null, password)) {
    // The same one again is a step whose answer was lost on the way.
    if (!isAnswered) throw invalid({ [paths.password]: sameAsCurrent })
    return {}
  }
  await setPassword(work, { personId: actor.personId, password, keepSession: actor.sessionId })
  return {}
}

async function checkPayment(
  { work, row, today }: StepContext,
  metadata: StepMetadata[5],
): Promise<Record<string, unknown>> {
  const { contribution } = await contributionBasisOn(work.database, row.plan, today)
  const outcome = checkVoluntaryValues(metadata, null, contribution)
  if (!outcome.ok) throw invalid(byField(outcome.problems, PREFIX))
  const { amount, paymentMethod, agency, account } = outcome.result
  return {
    formaPagamento: paymentMethod,
    valorContribuicao: amount,
    agencia: agency ?? '',
    conta: account ?? '',
    banco: metadata.banco,
  }
}

async function checkChosenPercentages(
  { work, row, today }: StepContext,
  { percentualBasica, percentualSuplementar }: StepMetadata[6],
): Promise<Record<string, unknown>> {
  const { contribution } = await contributionBasisOn(work.database, row.plan, today)
  const salary = await salaryOn(work.database, row.link.id, today)
  const chosen = { percentualBasica, percentualSuplementar }
  const outcome = checkPercentageValues(chosen, { salary, current: null }, contribution)
  if (!outcome.ok) throw invalid(byField(outcome.problems, PREFIX))
  return chosen
}
