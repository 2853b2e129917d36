import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './run-tool.ts'

/** Reads `.env` into the environment; what is already set there wins. */
export function loadEnv(): void {
  const file = join(projectRoot, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
