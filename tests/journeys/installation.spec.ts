import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '#backend/testing/free-port.ts'
import { type Command, command, endAll } from './commands.ts'
import { queryAt } from './portal-database.ts'

/*
 * A fund that begins with an empty PostgreSQL, as docs/operation.md tells it. Fundação Aurora and its people stand in
 * docs/installation-example.json.
 */
const maintenance = process.env.JOURNEYS_DATABASE ?? ''
const running: Command[] = []
let dataDir: string
let databaseUrl: string
let settings: Record<string, string>

test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-fund-'))
  const name = `journey_${randomBytes(8).toString('hex')}`
  await queryAt(maintenance, `create database ${name} template template0`)
  databaseUrl = Object.assign(new URL(maintenance), { pathname: `/${name}` }).href
  settings = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:2525',
    SESSION_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: dataDir,
    PORT: await freePort(),
    API_PORT: await freePort(),
  }
})
test.afterEach(async () => {
  await endAll(running)
  await queryAt(
    maintenance,
    `drop database if exists "${new URL(databaseUrl).pathname.slice(1)}" with (force)`,
  )
  await rm(dataDir, { recursive: true, force: true })
})

/** How many people are in the fund's database. */
async function countPeople(): Promise<unknown> {
  const { rows } = await queryAt(databaseUrl, 'select count(*)::int as people from people')
  return (rows as { people: number }[])[0]?.people
}

function start(more: Record<string, string> = {}): Command {
  return run('scripts/start.ts', [], { ...settings, ...more })
}

const install = (...args: string[]) =>
  run('scripts/install-entity.ts', ['docs/installation-example.json', ...args], settings)

/** Commands a test starts end with it, also when it fails. */
function run(script: string, args: string[], given: Record<string, string>): Command {
  const started = command('node', [script, ...args], given)
  running.push(started)
  return started
}

for (const NODE_ENV of ['', 'production']) {
  test(`an empty database stays empty, and the terminal says how to go on (NODE_ENV "${NODE_ENV}")`, async () => {
    const portal = start({ NODE_ENV })
    await portal.shows('Para encerrar')
    expect(portal.screen()).toContain('npm run install:entity')
    expect(portal.screen()).not.toContain('Prev@2026')
    expect(await countPeople()).toBe(0)
  })
}

test('Rute installs her fund, creates her password by the one-time link and is its administrator', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const first = install()
  expect(await first.ended).toBe(0)
  expect(first.screen()).toContain('Rute Campos, Administrador: novo registro')
  const [link = ''] = /http:\S+\/alterar-senha\?token=\S+/.exec(first.screen()) ?? []

  const again = install()
  expect(await again.ended).toBe(0)
  expect(again.screen()).toContain('Rute Campos, Administrador: já existia, sem mudança')
  expect(again.screen()).not.toContain('token=')

  const portal = start()
  await portal.shows('Para encerrar')
  expect(portal.screen()).not.toContain('install:entity')
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Nova senha', exact: true }).fill('Aurora@2026')
  await page.getByRole('textbox', { name: 'Confirme a nova senha' }).fill('Aurora@2026')
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('CPF').fill('111.222.333-96')
  await page.getByRole('textbox', { name: 'Senha' }).fill('Aurora@2026')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('navigation', { name: 'Navegação principal' })).toContainText(
    'Central de solicitações',
  )
  await page.goto(`http://127.0.0.1:${settings.PORT}/settings/theme-settings`)
  await expect(page.getByRole('heading', { level: 1, name: 'Tema do plano' })).toBeVisible()
  expect(await page.goto(link)).toBeTruthy()
  await expect(page.getByText(/não vale mais/).first()).toBeVisible()
})

test('real people’s data never gets the demonstration, however it is asked for', async () => {
  const installed = install()
  await installed.ended
  const refused = start({ DEMO: '1' })
  expect(await refused.ended).toBe(1)
  expect(refused.screen()).toContain('todas com a mesma senha publicada')
  expect(refused.screen()).toContain('este banco é de dados de verdade')
  expect(await countPeople()).toBe(2)
})

test('what real people cannot do without is named at once, before anything starts', async () => {
  const refused = start({ SMTP_URL: '', SESSION_SECRET: '' })
  expect(await refused.ended).toBe(1)
  expect(refused.screen()).toContain('SESSION_SECRET falta')
  expect(refused.screen()).toContain('SMTP_URL falta')
})

test('an installation file that is wrong says where, and writes nothing', async () => {
  const refused = run('scripts/install-entity.ts', ['package.json'], settings)
  expect(await refused.ended).toBe(1)
  expect(refused.screen()).toContain('entidade: ')
  const { rows } = await queryAt(databaseUrl, "select from pg_tables where schemaname = 'public'")
  expect(rows).toHaveLength(0)
})
