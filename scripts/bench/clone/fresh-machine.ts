import { delimiter } from 'node:path'
import { settingNames } from '#settings/settings.ts'

/** Settings by which npm and Node tell the programs that they start, and would tell those of the clone through us. */
const PASSED_ON = /^(npm_|NODE_|INIT_CWD$|COLOR$)/

/**
 * The environment of somebody who has just cloned: no setting of this machine, and no program of the packages that run the benchmark.
 * @param npmCache where npm keeps what it fetched
 */
export function freshEnvironment(environment: NodeJS.ProcessEnv, npmCache: string): NodeJS.ProcessEnv {
  const left = Object.entries(environment).filter(
    ([name]) => !settingNames.includes(name) && !PASSED_ON.test(name),
  )
  const path = (environment.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return { ...Object.fromEntries(left), PATH: path.join(delimiter), npm_config_cache: npmCache }
}
