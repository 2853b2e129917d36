import type { AttendantLevelId } from '#domain/participants.ts'

/** Something that is looked at before a request leaves a stage. */
export interface ChecklistItem {
  /** Unique within its stage. */
  id: string
  /** Condition to check, as attendants read it. */
  text: string
}

/** One stage of a request's way to its decision. */
export interface WorkflowStage {
  name: string
  /** Lowest attendant level that works on it and takes its decision. */
  level: AttendantLevelId
  /** Business days that it may take; 0: no term. */
  slaBusinessDays: number
  /** Looked at, every one, before the request goes on to the next stage or is granted. */
  checklist: readonly ChecklistItem[]
  /** Whether it may be returned to the participant for correction from here. */
  mayReturn: boolean
  /** Whether the participant is not told that it came here; absent: they are. */
  isQuiet?: boolean
}

/** The way of the requests of a kind. They keep the one that was in force when they were filed. */
export interface RequestWorkflow {
  /** At least one; the last one grants. */
  stages: readonly WorkflowStage[]
  /** Granting pays or transfers money, and takes somebody who did nothing of it in an earlier stage. */
  isPayment: boolean
}

/** Terms from which stages are suggested, where nobody drew any. */
export interface DecisionTerms {
  slaBusinessDays: number
  decisionLevel: AttendantLevelId
  isPayment: boolean
}

/** Part of a payment's time that its approval gets; the rest is the analysis's. */
const APPROVAL_SHARE = 0.25

/**
 * The stages that are suggested for a kind: one, *Análise*, and for payments a second one, *Aprovação*, so that two people always
 * look at money. The terms of the stages add up to the kind's.
 */
export function defaultWorkflow({
  slaBusinessDays,
  decisionLevel,
  isPayment,
}: DecisionTerms): RequestWorkflow {
  if (!isPayment) return { stages: [stage('Análise', decisionLevel, slaBusinessDays)], isPayment }
  const approval = Math.ceil(slaBusinessDays * APPROVAL_SHARE)
  return {
    stages: [stage('Análise', 1, slaBusinessDays - approval), stage('Aprovação', decisionLevel, approval)],
    isPayment,
  }
}

/** Business days from the filing to the decision: those of every stage; 0: no term. */
export function totalBusinessDays({ stages }: Pick<RequestWorkflow, 'stages'>): number {
  return stages.reduce((days, { slaBusinessDays }) => days + slaBusinessDays, 0)
}

/** Items of a checklist that nobody has looked at yet. */
export function openItems(
  checklist: readonly ChecklistItem[],
  checkedIds: readonly string[],
): readonly ChecklistItem[] {
  return checklist.filter(({ id }) => !checkedIds.includes(id))
}

function stage(name: string, level: AttendantLevelId, slaBusinessDays: number): WorkflowStage {
  return { name, level, slaBusinessDays, checklist: [], mayReturn: true }
}
