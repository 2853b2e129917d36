import { Graph, layout } from '@dagrejs/dagre'

export interface FlowNode {
  id: string
  title: string
  /** Under the title, each on a line of its own. */
  lines?: readonly string[]
  /** Default `neutral`. */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger'
  /** An end or a side way, drawn narrower. Default false. */
  isMinor?: boolean
  /** Only a point, in which lines of one aim meet; its title is not drawn. Default false. */
  isJoint?: boolean
}

export interface FlowEdge {
  from: string
  to: string
  /** Not the usual way: drawn as dashes. Default false. */
  isAside?: boolean
}

/** A box by its upper left corner, and a line by its points; all in sixteenths of a rem. */
export type FlowLayout = {
  width: number
  height: number
  boxes: readonly { node: FlowNode; x: number; y: number; width: number; height: number }[]
  /** `isOpen`: it ends in a joint, without an arrow. */
  lines: readonly { edge: FlowEdge; path: string; isOpen: boolean }[]
}

/** Sixteenths of a rem: a letter of the text in the boxes and a line of it, the space inside a box beside the text and above it, and the widths of boxes. */
const LETTER = 7.2
const LINE = 20
const INSET = 6
const BLOCK = 8
const WIDTH = { major: 176, minor: 92 } as const

/** Lines that a text takes in a box, as its words break. */
export function linesOf(text: string, width: number): number {
  const most = Math.floor((width - 2 * INSET) / LETTER)
  let [lines, used] = [1, 0]
  for (const word of text.split(' ')) {
    const wanted = used === 0 ? word.length : used + 1 + word.length
    if (wanted > most && used > 0) [lines, used] = [lines + 1, word.length]
    else used = wanted
  }
  return lines
}

function sizeOf({ title, lines = [], isMinor = false, isJoint = false }: FlowNode) {
  if (isJoint) return { width: 1, height: 1 }
  const width = isMinor ? WIDTH.minor : WIDTH.major
  const count = [title, ...lines].reduce((sum, text) => sum + linesOf(text, width), 0)
  return { width, height: count * LINE + 2 * BLOCK }
}

type Point = { x: number; y: number }

/** A line through the middles of its stretches, its corners rounded. */
export function smoothPath(points: readonly Point[]): string {
  const [first, ...rest] = points
  const last = rest.pop()
  if (!first || !last) return ''
  const turns = rest.map((point, at) => {
    const next = rest[at + 1] ?? last
    return `Q${point.x},${point.y} ${(point.x + next.x) / 2},${(point.y + next.y) / 2}`
  })
  return [`M${first.x},${first.y}`, ...turns, `L${last.x},${last.y}`].join(' ')
}

/** Where the boxes of a flow stand, from the top down, and how its lines go. */
export function layoutFlow(nodes: readonly FlowNode[], edges: readonly FlowEdge[]): FlowLayout {
  const graph = new Graph()
  graph.setGraph({ rankdir: 'TB', nodesep: 8, edgesep: 6, ranksep: 32, marginx: 2, marginy: 2 })
  for (const node of nodes) graph.setNode(node.id, sizeOf(node))
  for (const { from, to, isAside = false } of edges) graph.setEdge(from, to, { weight: isAside ? 1 : 8 })
  layout(graph)
  const joints = new Set(nodes.filter(({ isJoint }) => isJoint).map(({ id }) => id))
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  return {
    width,
    height,
    boxes: nodes
      .filter(({ id }) => !joints.has(id))
      .map((node) => {
        const place = graph.node(node.id) as Point & { width: number; height: number }
        return {
          node,
          x: place.x - place.width / 2,
          y: place.y - place.height / 2,
          width: place.width,
          height: place.height,
        }
      }),
    lines: edges.map((edge) => ({
      edge,
      isOpen: joints.has(edge.to),
      path: smoothPath((graph.edge(edge.from, edge.to) as { points: readonly Point[] }).points),
    })),
  }
}
