import type { ESTree } from 'vite'

/** A node of the syntax tree, narrowed by its `type`. */
export type AnyNode = ESTree.Node

/** Where a node stands. `inside`: where the innermost function around it begins; null outside of functions. */
export type Place = { inside: number | null; parent: AnyNode | null }

/** Visits every node that runs, parents first: types, imports, exports of other files and whatever JSX draws are passed by. */
export function walk(node: AnyNode, visit: (node: AnyNode, place: Place) => void, place = outside): void {
  if (isIdle(node)) return
  visit(node, place)
  const within = { inside: isFunction(node) ? node.start : place.inside, parent: node }
  for (const child of Object.values(node).flat()) if (isNode(child)) walk(child, visit, within)
}

const outside: Place = { inside: null, parent: null }

export function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

export function isFunction(
  node: AnyNode,
): node is AnyNode & { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' } {
  return ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(node.type)
}

const running = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

function isIdle({ type }: AnyNode): boolean {
  if (['ImportDeclaration', 'ExportAllDeclaration', 'JSXAttribute'].includes(type)) return true
  return type.startsWith('TS') && !running.has(type)
}
