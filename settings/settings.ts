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
  DATABASE_URL: v.optional(url(['postgres:', 'postgresql:'], 'postgres://usuario:senha@maquina:5432/banco')),
  DATA_DIR: v.optional(v.string(), './data'),
  DOCUMENTS_DIR: v.optional(v.string()),
  SESSION_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'deve ter 32 caracteres ou mais, sorteados')),
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
  LOG_LEVEL: v.optional(v.picklist(logLevels, `deve ser um destes: ${logLevels.join(', ')}`), 'info'),
})

export type Settings = v.InferOutput<typeof settingsSchema>

/** A setting that is wrong, by its name, with what it should be. */
export type SettingProblem = { name: string; shouldBe: string }

/** Reads the settings; empty text counts as absent. Never throws: the caller names what is wrong and exits. */
export function readSettings(
  environment: Record<string, string | undefined>,
): { ok: true; settings: Settings } | { ok: false; problems: SettingProblem[] } {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = v.safeParse(settingsSchema, given)
  if (result.success) return { ok: true, settings: result.output }
  const problems = result.issues.map((issue) => ({
    name: v.getDotPath(issue) ?? 'configuração',
    shouldBe: issue.message,
  }))
  return { ok: false, problems }
}

/** Settings of this process; a wrong one is named on standard error and ends the process with 1. */
export function settingsOrExit(environment: Record<string, string | undefined> = process.env): Settings {
  const read = readSettings(environment)
  if (read.ok) return read.settings
  for (const problem of read.problems)
    process.stderr.write(`Configuração errada: ${problem.name} ${problem.shouldBe}.\n`)
  process.exit(1)
}
