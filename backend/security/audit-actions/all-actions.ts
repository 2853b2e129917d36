import { type AuditSubject, auditSubjects } from '#contract/records/audit-subjects.ts'
import { benefitActions } from './benefits.ts'
import type { AuditAction, AuditedChange } from './define-actions.ts'
import { endingActions } from './endings.ts'
import { loanActions } from './loans.ts'
import { peopleActions } from './people.ts'
import { planActions } from './plans.ts'
import { reRegistrationActions } from './re-registrations.ts'
import { recordActions } from './record.ts'
import { requestActions } from './requests.ts'
import { settingsActions } from './settings.ts'

const actionsBySubject = {
  pessoas: peopleActions,
  solicitacoes: requestActions,
  planos: planActions,
  beneficios: benefitActions,
  emprestimos: loanActions,
  saidas: endingActions,
  recadastramento: reRegistrationActions,
  configuracoes: settingsActions,
  auditoria: recordActions,
} as const satisfies Readonly<Record<AuditSubject, Readonly<Record<string, AuditAction>>>>

/** Everything that is done and recorded. What is not here can't be audited: its id does not compile. */
export const auditActions = {
  ...peopleActions,
  ...requestActions,
  ...planActions,
  ...benefitActions,
  ...loanActions,
  ...endingActions,
  ...reRegistrationActions,
  ...settingsActions,
  ...recordActions,
}

export type AuditActionId = keyof typeof auditActions

/** Names of the values that rows of an action may keep. */
export type KeptKey<Action extends AuditActionId> = (typeof auditActions)[Action]['keeps'][number]

const byId: ReadonlyMap<string, AuditAction> = new Map(Object.entries(auditActions))

/** A recorded act in words. Rows of acts that are recorded no more are told in general. */
export function actionSentence(change: AuditedChange): string {
  const sentence = byId.get(change.action)?.sentence ?? 'Alterou um dado do cadastro.'
  return typeof sentence === 'string' ? sentence : sentence(change)
}

/** Whether another row of the record of accesses tells an act already. */
export function isRecordedElsewhere(action: string): boolean {
  return byId.get(action)?.isRecordedElsewhere ?? false
}

/** The ids of a subject's acts. */
export function actionsOf(subject: AuditSubject): readonly string[] {
  return Object.keys(actionsBySubject[subject])
}

/** Under which subject people look for an act; null for one that is recorded no more. */
export function subjectOf(action: string): AuditSubject | null {
  return auditSubjects.find((subject) => Object.hasOwn(actionsBySubject[subject], action)) ?? null
}
