import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type SentEmail = { to: string; template: string; text: string }

/** E-mails that a server without SMTP wrote, oldest first: the plain text, decoded. */
export async function sentEmails(dataDir: string): Promise<SentEmail[]> {
  const folder = join(dataDir, 'emails')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(join(folder, name), 'utf8')
      const template = /Z-(\w+)-[\w]{8}\.eml$/.exec(name)?.[1] ?? ''
      const to = /^To: (.*)$/m.exec(source)?.[1]?.trim() ?? ''
      return { to, template, text: decoded(source.slice(0, source.indexOf('text/html'))) }
    }),
  )
}

/** Undoes quoted-printable; base64 parts are told apart by having no spaces. */
function decoded(part: string): string {
  const [, body = ''] = /Content-Transfer-Encoding: base64\r?\n\r?\n([\w+/=\r\n]+)/.exec(part) ?? []
  if (body !== '') return Buffer.from(body, 'base64').toString('utf8')
  const joined = part.replaceAll(/=\r?\n/g, '')
  const bytes = joined.replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
