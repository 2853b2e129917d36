import { desc, eq, sql } from 'drizzle-orm'
import type { Querier } from '#backend/database/client.ts'
import { emailTexts } from '#backend/database/schema/email-texts.ts'
import { people } from '#backend/database/schema/people.ts'
import type { EmailTextEdition, ListedEmailText } from '#contract/messages/email-texts.ts'
import {
  audienceOf,
  emailMessages,
  nameOf,
  requireEmailMessage,
  standardText,
  variablesOf,
} from './email-message.ts'

/** Every e-mail by its name, with who changed its words last. */
export async function listEmailTexts(database: Querier): Promise<ListedEmailText[]> {
  const newest = await database
    .selectDistinctOn([emailTexts.message], {
      message: emailTexts.message,
      isStandard: sql<boolean>`${emailTexts.body} is null`,
      publishedAt: emailTexts.publishedAt,
      author: people.name,
    })
    .from(emailTexts)
    .innerJoin(people, eq(people.id, emailTexts.publishedBy))
    .orderBy(emailTexts.message, desc(emailTexts.version))
  const byMessage = new Map(newest.map((row) => [row.message, row]))
  return emailMessages
    .map((message) => {
      const row = byMessage.get(message.id)
      return {
        modelo: message.id,
        nome: nameOf(message),
        publico: audienceOf(message),
        padrao: row?.isStandard ?? true,
        alteradoEm: row?.publishedAt.toISOString() ?? null,
        alteradoPor: row?.author ?? null,
      }
    })
    .toSorted((one, other) => one.nome.localeCompare(other.nome, 'pt-BR'))
}

/** One e-mail with its words, its variables and every version. @throws 404 */
export async function readEmailText(database: Querier, id: string): Promise<EmailTextEdition> {
  const message = requireEmailMessage(id)
  const versions = await database
    .select({
      versao: emailTexts.version,
      subject: emailTexts.subject,
      body: emailTexts.body,
      publishedAt: emailTexts.publishedAt,
      publicadoPor: people.name,
    })
    .from(emailTexts)
    .innerJoin(people, eq(people.id, emailTexts.publishedBy))
    .where(eq(emailTexts.message, id))
    .orderBy(desc(emailTexts.version))
  const historico = versions.map(({ subject, body, publishedAt, ...version }) => ({
    ...version,
    texto: subject === null || body === null ? null : { assunto: subject, corpo: body },
    publicadoEm: publishedAt.toISOString(),
  }))
  const [newest] = historico
  const padrao = standardText(message)
  return {
    modelo: id,
    nome: nameOf(message),
    publico: audienceOf(message),
    versao: newest?.versao ?? 0,
    atual: newest?.texto ?? padrao,
    padrao,
    botao: message.email.linkLabel,
    variaveis: variablesOf(message),
    historico,
  }
}
