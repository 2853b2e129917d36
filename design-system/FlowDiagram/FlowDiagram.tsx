import { type CSSProperties, useId } from 'react'
import { box, boxTitle, canvas, drawing, frame, head, line, tones } from './FlowDiagram.css.ts'
import { type FlowEdge, type FlowNode, layoutFlow } from './flow-layout.ts'

export type { FlowEdge, FlowNode } from './flow-layout.ts'

export interface FlowDiagramProps {
  /** The way in words: "Recebida, Análise, Aprovação, decisão". It stands for the drawing. */
  label: string
  nodes: readonly FlowNode[]
  /** By the ids of nodes. */
  edges: readonly FlowEdge[]
}

/** A length of the drawing, whose unit is a sixteenth of a rem, or less where it would not fit. */
const long = (units: number) => `calc(${units} * var(--flow-unit))`

function sizeOf(width: number, height: number): CSSProperties {
  const size = { '--flow-width': width, inlineSize: long(width), blockSize: long(height) }
  return size
}

/** How something goes from one step to the next, from the top down. Beside it always stands a list or table that says the same. */
export function FlowDiagram({ label, nodes, edges }: FlowDiagramProps) {
  const arrow = `arrow${useId().replaceAll(/\W/g, '')}`
  const { width, height, boxes, lines } = layoutFlow(nodes, edges)
  return (
    <div role="img" aria-label={label} className={frame}>
      <div className={canvas} style={sizeOf(width, height)}>
        <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className={drawing}>
          <marker
            id={arrow}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto-start-reverse"
          >
            <path d="M0,0 L8,4 L0,8 Z" className={head} />
          </marker>
          {lines.map(({ edge, path, isOpen }) => (
            <path
              key={`${edge.from} ${edge.to}`}
              d={path}
              markerEnd={isOpen ? undefined : `url(#${arrow})`}
              data-aside={edge.isAside || undefined}
              className={line}
            />
          ))}
        </svg>
        {boxes.map(({ node, ...place }) => (
          <div
            key={node.id}
            className={`${box} ${tones[node.tone ?? 'neutral']}`}
            style={{
              insetInlineStart: long(place.x),
              insetBlockStart: long(place.y),
              inlineSize: long(place.width),
              minBlockSize: long(place.height),
            }}
          >
            <p className={boxTitle}>{node.title}</p>
            {node.lines?.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
