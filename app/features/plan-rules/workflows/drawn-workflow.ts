import type { FlowEdge, FlowNode } from '@portal/design-system/FlowDiagram'
import { attendantLevelNames } from '#contract/service-desk/attendant-levels.ts'
import { isAttendantLevelId } from '#domain/participants.ts'
import type { RequestWorkflow, WorkflowStage } from '#domain/requests/workflow.ts'
import { workflowsText as text } from './workflows.text.ts'

/** A stage while it is drawn: a name may still be missing, and a number too. */
export type DrawnStage = Omit<WorkflowStage, 'level' | 'slaBusinessDays'> & {
  level: number
  slaBusinessDays: number | null
}
export type DrawnWorkflow = Omit<RequestWorkflow, 'stages'> & { stages: readonly DrawnStage[] }

/** The stages of a kind in what the form or a version holds; null where there are none. */
export function workflowOf(rules: Readonly<Record<string, unknown>>, slug: string): DrawnWorkflow | null {
  const workflow = rules[slug]
  // The cast is safe: stored values passed the rule's schema, and the form adds only stages of that shape.
  return typeof workflow === 'object' && workflow !== null ? (workflow as DrawnWorkflow) : null
}

/** Name of a stage, or its number while it has none. */
export function stageName({ name }: Pick<DrawnStage, 'name'>, at: number): string {
  return name.trim() === '' ? text.noStageName(at + 1) : name
}

/** The name of a level; empty for a number that is none. */
export function levelName(level: number): string {
  return isAttendantLevelId(level) ? attendantLevelNames[level] : ''
}

const returned: FlowNode = {
  id: 'returned',
  title: text.returned,
  lines: [text.startsAgain],
  tone: 'warning',
  isMinor: true,
}

/** A way to draw: its boxes, its lines, and the same in words. */
export function drawWorkflow({ stages }: DrawnWorkflow): {
  label: string
  nodes: FlowNode[]
  edges: FlowEdge[]
} {
  const names = stages.map(stageName)
  const ids = stages.map((_, at) => `stage-${at}`)
  const last = ids.at(-1) ?? 'start'
  const returning = stages.flatMap(({ mayReturn }, at) => (mayReturn ? [at] : []))
  const side = returning.length > 0
  return {
    label: `${text.drawn(names)}${side ? text.drawnReturns(returning.map((at) => names[at] ?? '')) : ''}`,
    nodes: [
      { id: 'start', title: text.received },
      ...stages.map(
        ({ level, slaBusinessDays }, at): FlowNode => ({
          id: `stage-${at}`,
          title: names[at] ?? '',
          lines: [levelName(level), text.term(slaBusinessDays ?? 0)],
          tone: 'info',
        }),
      ),
      { id: 'refused', title: text.refused, tone: 'danger', isMinor: true },
      { id: 'granted', title: text.granted, tone: 'success', isMinor: true },
      ...returning.map((at) => ({ id: `joint-${at}`, title: '', isJoint: true })),
      ...(side ? [returned] : []),
    ],
    edges: [
      ...['start', ...ids].slice(0, -1).map((from, at) => ({ from, to: ids[at] ?? last })),
      { from: last, to: 'refused' },
      { from: last, to: 'granted' },
      ...returning.map((at) => ({ from: `stage-${at}`, to: `joint-${at}`, isAside: true })),
      ...returning.map((at, place) => {
        const next = returning[place + 1]
        return { from: `joint-${at}`, to: next === undefined ? 'returned' : `joint-${next}`, isAside: true }
      }),
    ],
  }
}
