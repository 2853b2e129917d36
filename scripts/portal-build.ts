import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { precompress } from './precompress.ts'
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

/** Builds the portal into dist/ when a source changed since the last build. Answers whether it built. */
export async function buildPortal({ always = false } = {}): Promise<boolean> {
  const stamp = join(projectRoot, 'dist', '.built-from')
  const now = await hashSources()
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false
  process.stdout.write('Construindo o portal (só quando o código muda)…\n')
  await runTool('vite', ['build', '--config', 'app.config.ts', '--logLevel', 'warn'])
  await precompress(join(projectRoot, 'dist', 'client'))
  writeFileSync(stamp, now)
  return true
}

async function hashSources(): Promise<string> {
  const files: string[] = [...single]
  for await (const entry of glob(sources, { cwd: projectRoot, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !notBuilt.test(path)) files.push(path.slice(projectRoot.length + 1))
  }
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(projectRoot, file)))
  return hash.digest('hex')
}
