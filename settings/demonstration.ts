import type { NeededSetting, Settings } from './settings.ts'

/**
 * Whether this is the demonstration: invented people with a published password. Only where it was asked for (`DEMO=1`), or where
 * neither a database nor an API was given and `DEMO=0` does not say that the embedded database is a real one.
 */
export function isDemonstration({
  DEMO,
  DATABASE_URL,
  API_HOST,
}: Pick<Settings, 'DEMO' | 'DATABASE_URL' | 'API_HOST'>): boolean {
  if (DEMO !== undefined) return DEMO === '1'
  return DATABASE_URL === undefined && API_HOST === undefined
}

/** Settings needed to serve real people; an API that runs elsewhere sends its own e-mails. */
export function neededSettings(settings: Settings): NeededSetting[] {
  if (isDemonstration(settings)) return []
  return settings.API_HOST === undefined ? ['SESSION_SECRET', 'SMTP_URL'] : ['SESSION_SECRET']
}
