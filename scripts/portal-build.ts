import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { type Pressed, precompress } from './precompress.ts'
import { projectRoot, runTool } from './run-tool.ts'

const sources = [
  'app/**/*',
  'design-system/**/*',
  'domain/**/*',
  'contract/**/*',
  'settings/**/*',
  'public/**/*',
  'scripts/chunks/*',
]
const single = ['app.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']
const notBuilt =
  /\.(test|stories)\.tsx?$|routeTree\.gen\.ts$|\.DS_Store$|design-system\/(dist|node_modules|tests|screenshots|other-app)\//

/** Builds the portal into dist/ when a source changed since the last build, or presses what is there harder. Answers whether it did either. */
export async function buildPortal({
  always = false,
  pressed = 'quick',
}: {
  always?: boolean
  pressed?: Pressed
} = {}): Promise<boolean> {
  const stamp = join(projectRoot, 'dist', '.built-from')
  const now = await hashSources()
  const [built, before] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  const isBuilt = !always && built === now
  if (isBuilt && (before === 'best' || pressed === 'quick')) return false
  rmSync(stamp, { force: true })
  if (!isBuilt) {
    process.stdout.write('Construindo o portal (só quando o código muda)…\n')
    await runTool('vite', ['build', '--config', 'app.config.ts', '--logLevel', 'warn'])
  }
  await precompress(join(projectRoot, 'dist', 'client'), pressed)
  writeFileSync(stamp, `${now} ${pressed}`)
  return true
}

/** The configuration itself tells which of the scripts take part in the build, so that none can be forgotten here. */
function ownPlugins(): string[] {
  const config = readFileSync(join(projectRoot, 'app.config.ts'), 'utf8')
  return Array.from(config.matchAll(/from '\.\/(scripts\/[^']+)'/g), ([, file = '']) => file)
}

async function hashSources(): Promise<string> {
  const files: string[] = [...single, ...ownPlugins()]
  for await (const entry of glob(sources, { cwd: projectRoot, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !notBuilt.test(path)) files.push(path.slice(projectRoot.length + 1))
  }
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(projectRoot, file)))
  return hash.digest('hex')
}
