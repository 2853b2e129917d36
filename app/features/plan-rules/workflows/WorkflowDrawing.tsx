import { FlowDiagram } from '@portal/design-system/FlowDiagram'
import { type DrawnWorkflow, drawWorkflow } from './drawn-workflow.ts'

/** The way of a kind's requests as a drawing; the table of stages says the same. */
export function WorkflowDrawing({ workflow }: { workflow: DrawnWorkflow }) {
  return <FlowDiagram {...drawWorkflow(workflow)} />
}
