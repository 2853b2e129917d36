import { settingNames } from '#settings/settings.ts'

const DATA_DIR = '.cache/bench-data'

/**
 * The environment of a benchmark: without any setting of this machine, so that it never reaches a database, a mail server or an API that
 * it did not start itself.
 */
export function benchEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const others = Object.entries(environment).filter(([name]) => !settingNames.includes(name))
  return {
    ...Object.fromEntries(others),
    DEMO: '1',
    PORT: '3980',
    API_PORT: '3981',
    DATA_DIR,
    LOG_LEVEL: 'silent',
    SESSION_SECRET: 'only-for-measuring-on-this-machine',
    // One person asks for hundreds of people here; a refusal would be timed as an answer.
    API_REQUESTS_PER_MINUTE: '9999999',
  }
}
