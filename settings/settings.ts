import * as v from 'valibot'
import { namesProxy } from './trusted-proxies.ts'

const port = (absent: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'deve ser um número de porta entre 1 e 65535'),
      v.transform(Number),
      v.minValue(1, 'deve ser um número de porta entre 1 e 65535'),
      v.maxValue(65_535, 'deve ser um número de porta entre 1 e 65535'),
    ),
    absent,
  )

const url = (protocols: readonly string[], example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `deve ser um endereço como ${example}`,
    ),
  )

const generatedSecret = v.pipe(v.string(), v.minLength(32, 'deve ter 32 caracteres ou mais, sorteados'))

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

/** Every setting of the portal and its API, from the environment and `.env`; `.env.example` explains each one. */
const settingsSchema = v.object({
  PORT: port('3000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  API_HOST: v.optional(
    v.pipe(
      url(['http:', 'https:'], 'https://api.exemplo.com.br'),
      v.transform((text) => text.replace(/\/+$/, '')),
    ),
  ),
  API_PORT: port('3001'),
  API_LISTEN: v.optional(v.string(), '127.0.0.1'),
  PUBLIC_ORIGIN: v.optional(
    v.pipe(
      url(['http:', 'https:'], 'https://portal.exemplo.com.br'),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((name) => name.trim())),
      v.check(
        (names) => names.every(namesProxy),
        'deve ser uma lista de endereços ou redes separados por vírgula, como loopback, 10.0.0.7, 192.168.0.0/16',
      ),
    ),
    'loopback',
  ),
  DEMO: v.optional(v.picklist(['0', '1'], 'deve ser 1 (demonstração) ou 0 (dados de verdade)')),
  DATABASE_URL: v.optional(url(['postgres:', 'postgresql:'], 'postgres://usuario:senha@maquina:5432/banco')),
  DATA_DIR: v.optional(v.string(), './data'),
  FILES_URL: v.optional(
    url(['s3:', 'file:'], 's3://balde/pasta ou file:///srv/arquivos, com FILES_S3_… para o primeiro'),
  ),
  FILES_S3_ENDPOINT: v.optional(url(['http:', 'https:'], 'https://s3.exemplo.com.br')),
  FILES_S3_REGION: v.optional(v.string(), 'us-east-1'),
  FILES_S3_ACCESS_KEY: v.optional(v.string()),
  FILES_S3_SECRET_KEY: v.optional(v.string()),
  CLAMAV_URL: v.optional(url(['tcp:'], 'tcp://127.0.0.1:3310')),
  SESSION_SECRET: v.optional(generatedSecret),
  SESSION_IDLE_MINUTES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^([5-9]|[1-5]\d|60)$/, 'deve ser um número de minutos, de 5 a 60'),
      v.transform(Number),
    ),
  ),
  POSTAL_CODE_HOST: v.optional(
    v.pipe(
      url(['http:', 'https:'], 'https://viacep.com.br/ws'),
      v.transform((text) => text.replace(/\/+$/, '')),
    ),
    'https://viacep.com.br/ws',
  ),
  API_REQUESTS_PER_MINUTE: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,6}$/, 'deve ser um número de pedidos por minuto, de 1 a 9999999'),
      v.transform(Number),
    ),
    '600',
  ),
  SMTP_URL: v.optional(url(['smtp:', 'smtps:'], 'smtp://usuario:senha@maquina:587')),
  EMAIL_FROM: v.optional(
    v.pipe(v.string(), v.email('deve ser um endereço de e-mail como portal@exemplo.com.br')),
    'nao-responda@portal.example',
  ),
  EMAIL_RETURN_PATH: v.optional(
    v.pipe(v.string(), v.email('deve ser um endereço de e-mail como devolvidos@exemplo.com.br')),
  ),
  EMAIL_RETURN_SECRET: v.optional(generatedSecret),
  SMS_URL: v.optional(url(['http:', 'https:'], 'https://sms.exemplo.com.br/mensagens')),
  SMS_TOKEN: v.optional(v.string()),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `deve ser um destes: ${logLevels.join(', ')}`), 'info'),
})

/** Name of every setting. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.entries)

export type Settings = v.InferOutput<typeof settingsSchema>

/** A setting that is wrong or missing, by its name, with what it should be. */
export type SettingProblem = { name: string; shouldBe: string }

/** Settings that some process cannot do without, and what to give. */
const whatToGive = {
  SESSION_SECRET:
    'falta: sorteie 32 caracteres ou mais (por exemplo com openssl rand -base64 48), os mesmos em todos os nós do portal',
  SMTP_URL:
    'falta: sem servidor de e-mail ninguém recebe links nem avisos. Dê um endereço como smtp://usuario:senha@maquina:587',
} as const

/** A setting that only the demonstration does without. */
export type NeededSetting = keyof typeof whatToGive

/** Settings of which some are surely there. */
export type SettingsWith<Needed extends NeededSetting> = Settings & { [Name in Needed]: string }

/** Reads the settings; empty text counts as absent. Never throws: the caller names what is wrong or missing and exits. */
export function readSettings<Needed extends NeededSetting = never>(
  environment: Record<string, string | undefined>,
  needed: readonly Needed[] = [],
): { ok: true; settings: SettingsWith<Needed> } | { ok: false; problems: SettingProblem[] } {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = v.safeParse(settingsSchema, given)
  const wrong = (result.issues ?? []).map((issue) => ({
    name: v.getDotPath(issue) ?? 'configuração',
    shouldBe: issue.message,
  }))
  const missing = needed
    .filter((name) => given[name] === undefined)
    .map((name) => ({ name, shouldBe: whatToGive[name] }))
  const problems = [...wrong, ...missing]
  if (!result.success || problems.length > 0) return { ok: false, problems }
  return { ok: true, settings: result.output as SettingsWith<Needed> }
}

/** Settings of this process; what is wrong or missing is named on standard error and ends the process with 1. */
export function settingsOrExit<Needed extends NeededSetting = never>(
  environment: Record<string, string | undefined> = process.env,
  needed: readonly Needed[] = [],
): SettingsWith<Needed> {
  const read = readSettings(environment, needed)
  if (read.ok) return read.settings
  for (const problem of read.problems)
    process.stderr.write(`Configuração: ${problem.name} ${problem.shouldBe}.\n`)
  process.exit(1)
}
