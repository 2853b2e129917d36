import { type ESTree, parseSync } from 'vite'
import { type Loss, lossOfCall, lossOfDeclaration } from './losses.ts'
import { otherMethods, otherOperators, otherQueries } from './replacements.ts'
import { type AnyNode, isNode, walk } from './walk.ts'

/** One change of a few characters to a file. */
export type Mutant = {
  /** Path from the project's root. */
  file: string
  line: number
  start: number
  end: number
  was: string
  becomes: string
  /** Import that the change needs, to be put at the end of the file. */
  needs: string
  loss: Loss | null
  /** Where the innermost function around it begins; null for what runs when the file is loaded. */
  inside: number | null
}

/**
 * All that may be changed in a file, in its order. Types, texts and imports are left alone, of a file of sentences all but the functions that
 * count or choose among them; what would not parse is left out.
 */
export function findMutants(file: string, source: string): Mutant[] {
  const found: Mutant[] = []
  walk(parseSync(file, source).program, (node, { inside, parent }) => {
    if (inside === null && file.endsWith('.text.ts')) return
    for (const { start, end, becomes, needs = '', loss = null } of changesTo(node, parent, {
      file,
      source,
    })) {
      const was = source.slice(start, end)
      const line = source.slice(0, start).split('\n').length
      found.push({ file, line, start, end, was, becomes, needs, loss, inside })
    }
  })
  return found
    .filter((mutant) => parseSync(file, mutated(source, mutant)).errors.length === 0)
    .sort((one, other) => one.start - other.start)
}

/** The file as the mutant has it. */
export function mutated(source: string, { start, end, becomes, needs }: Mutant): string {
  return source.slice(0, start) + becomes + source.slice(end) + needs
}

type Change = { start: number; end: number; becomes: string; needs?: string; loss?: Loss | null }

function changesTo(
  node: AnyNode,
  parent: AnyNode | null,
  { file, source }: { file: string; source: string },
): Change[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return operator(node, source)
    case 'UnaryExpression':
      return node.operator === '!' ? [{ start: node.start, end: node.argument.start, becomes: '' }] : []
    case 'IfStatement':
    case 'ConditionalExpression':
      return isPlain(node.test) ? [around(node.test, '!(', ')', source)] : []
    case 'Literal':
      return literal(node, parent)
    case 'CallExpression':
      return call(node)
    case 'ExpressionStatement':
      return statement(node, source)
    case 'Property':
      return declares(file) ? property(node, source) : []
    default:
      return []
  }
}

function operator(
  node: AnyNode & { type: 'BinaryExpression' | 'LogicalExpression' },
  source: string,
): Change[] {
  const becomes = otherOperators[node.operator]
  const { left, right } = node
  if (becomes === undefined || (node.operator === '+' && [left, right].some((side) => isText(side))))
    return []
  const start = source.indexOf(node.operator, left.end)
  return [{ start, end: start + node.operator.length, becomes }]
}

function literal(node: AnyNode & { type: 'Literal' }, parent: AnyNode | null): Change[] {
  const at = { start: node.start, end: node.end }
  if (typeof node.value === 'boolean') return [{ ...at, becomes: String(!node.value) }]
  // A negative number would become -(n + 1), which is another change than the one meant.
  if (typeof node.value !== 'number' || parent?.type === 'UnaryExpression' || isDuration(parent)) return []
  return [{ ...at, becomes: String(node.value + 1) }]
}

/** Whether a number is milliseconds, by the name of what holds it or by what waits so long: nobody notices one more or less. */
function isDuration(parent: AnyNode | null): boolean {
  switch (parent?.type) {
    case 'VariableDeclarator':
      return parent.id.type === 'Identifier' && parent.id.name.endsWith('_MS')
    case 'Property':
      return parent.key.type === 'Identifier' && /Ms$|^timeout$|Timeout$|Delay/.test(parent.key.name)
    case 'CallExpression':
      return parent.callee.type === 'Identifier' && /^set(Timeout|Interval)$/.test(parent.callee.name)
    default:
      return false
  }
}

/** Another method of the same kind; a condition of a query that is left out or moved by one. */
function call({ callee, arguments: given }: ESTree.CallExpression): Change[] {
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    const { name, start, end } = callee.property
    const becomes = otherMethods[name]
    return becomes === undefined ? [] : [{ start, end, becomes }]
  }
  if (callee.type !== 'Identifier') return []
  if (callee.name === 'and' && given.length > 1) {
    return given.map(({ start, end }) => ({ start, end, becomes: 'undefined' }))
  }
  const query = otherQueries[callee.name]
  if (query === undefined || given.length !== (['asc', 'desc'].includes(callee.name) ? 1 : 2)) return []
  const needs = `\nimport { ${query} as otherQuery } from 'drizzle-orm'\n`
  return [{ start: callee.start, end: callee.end, becomes: 'otherQuery', needs }]
}

/** Removes a statement that is there for its effect alone. */
function statement({ expression, start, end }: ESTree.ExpressionStatement, source: string): Change[] {
  const done = expression.type === 'AwaitExpression' ? expression.argument : expression
  if (done.type === 'AssignmentExpression') return [{ start, end, becomes: ';' }]
  if (done.type !== 'CallExpression' || done.callee.type === 'Super') return []
  const name = source.slice(done.callee.start, done.callee.end)
  return isLogging(name) ? [] : [{ start, end, becomes: ';', loss: lossOfCall(name) }]
}

/** Whether a file says who may make a call, or which service a kind of request belongs to. */
function declares(file: string): boolean {
  return file.startsWith('contract/') || file.endsWith('-kind.ts')
}

/** Weakens a declaration of who may do something. */
function property(node: AnyNode & { type: 'Property' }, source: string): Change[] {
  if (node.key.type !== 'Identifier' || !isNode(node.value)) return []
  const { start, end } = node.value
  return lossOfDeclaration(node.key.name, source.slice(start, end)).map((becomes) => ({
    start,
    end,
    becomes,
    loss: 'permission',
  }))
}

function around({ start, end }: AnyNode, before: string, after: string, source: string): Change {
  return { start, end, becomes: `${before}${source.slice(start, end)}${after}` }
}

/** A condition that no other change turns round. */
function isPlain({ type }: AnyNode): boolean {
  return ['Identifier', 'CallExpression', 'MemberExpression', 'AwaitExpression', 'ChainExpression'].includes(
    type,
  )
}

function isText(node: AnyNode): boolean {
  if (node.type === 'BinaryExpression') return isText(node.left) || isText(node.right)
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}

function isLogging(name: string): boolean {
  return /\b(log|console|logger)\b|^(debug|warn)$/.test(name)
}
