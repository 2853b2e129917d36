import { and, desc, eq } from 'drizzle-orm'
import { signIns } from '#backend/database/schema/access.ts'
import { announcements } from '#backend/database/schema/announcements.ts'
import { consents } from '#backend/database/schema/consents.ts'
import { bankAccounts, personContacts } from '#backend/database/schema/contacts.ts'
import { declarations } from '#backend/database/schema/declarations.ts'
import { emailTexts } from '#backend/database/schema/email-texts.ts'
import { emails } from '#backend/database/schema/emails.ts'
import { identityChanges, waitingBankAccounts } from '#backend/database/schema/identity.ts'
import { messagePreferences } from '#backend/database/schema/message-preferences.ts'
import { notifications } from '#backend/database/schema/notifications.ts'
import { people } from '#backend/database/schema/people.ts'
import { recordHolds } from '#backend/database/schema/record-holds.ts'
import { requestPayloads } from '#backend/database/schema/requests.ts'
import { textMessages } from '#backend/database/schema/text-messages.ts'
import { isTextOf } from '#backend/messages/email-words.ts'
import { subjectOf } from '#backend/messages/outbox-item.ts'
import { personStatusNamed } from '#backend/names.ts'
import { messageGroupTexts } from '#contract/messages/message-preferences.text.ts'
import { consentTexts } from '#contract/people/consents.text.ts'
import { consentPurposes } from '#contract/people/personal-profile.ts'
import { formatCpf } from '#domain/cpf.ts'
import { bankName } from '#domain/people/banks.ts'
import { formatPhone } from '#domain/people/phone.ts'
import { type DataSection, defineDataSection } from './data-section.ts'

const SEXES = { F: 'Feminino', M: 'Masculino' } as const

const DECLARATIONS: Readonly<Record<string, string>> = {
  pep: 'Pessoa exposta politicamente',
  fatca: 'FATCA',
  'residente-exterior': 'Residência no exterior',
}

const IDENTITY_FACTS = { email: 'E-mail', phones: 'Telefones', password: 'Senha' } as const

const IDENTITY_ORIGINS = {
  own: 'Pela própria pessoa',
  link: 'Com o link de um e-mail',
  'service-desk': 'Pelo atendimento',
  import: 'Por uma planilha da equipe',
  're-registration': 'No recadastramento',
} as const

/** Who the person is, how they are reached, and what they did in the portal. */
export const personalSections: readonly DataSection[] = [
  defineDataSection({
    title: 'Cadastro',
    tables: ['people', 'person_contacts', 'bank_accounts', 'waiting_bank_accounts'],
    columns: {
      Nome: 'text',
      CPF: 'text',
      'Data de nascimento': 'date',
      Sexo: 'text',
      'E-mail': 'text',
      Celular: 'text',
      'Telefone fixo': 'text',
      Banco: 'text',
      Agência: 'text',
      Conta: 'text',
      'Conta nova em espera': 'text',
      Recadastramento: 'text',
      'Cadastrado em': 'instant',
    },
    read: async (database, personId) => {
      const rows = await database
        .select({
          person: people,
          contacts: personContacts,
          account: bankAccounts,
          waiting: waitingBankAccounts.account,
        })
        .from(people)
        .leftJoin(waitingBankAccounts, eq(waitingBankAccounts.personId, people.id))
        .leftJoin(personContacts, eq(personContacts.personId, people.id))
        .leftJoin(bankAccounts, eq(bankAccounts.personId, people.id))
        .where(eq(people.id, personId))
      return rows.map(({ person, contacts, account, waiting }) => ({
        Nome: person.name,
        CPF: formatCpf(person.cpf),
        'Data de nascimento': person.birthDate,
        Sexo: person.sex && SEXES[person.sex],
        'E-mail': person.email,
        Celular: contacts?.mobilePhone ? formatPhone(contacts.mobilePhone) : null,
        'Telefone fixo': contacts?.homePhone ? formatPhone(contacts.homePhone) : null,
        Banco: account ? bankName(account.bank) : null,
        Agência: account?.agency ?? null,
        Conta: account?.account ?? null,
        'Conta nova em espera': waiting,
        Recadastramento: person.reRegistrationStatus
          ? personStatusNamed(person.reRegistrationStatus).nome
          : null,
        'Cadastrado em': person.createdAt,
      }))
    },
  }),
  defineDataSection({
    title: 'Declarações',
    tables: ['declarations'],
    columns: { 'O quê': 'text', Quando: 'instant', 'Vale até': 'date', Código: 'text' },
    read: async (database, personId) => {
      const declared = await database
        .select({ declaration: declarations, code: requestPayloads.verificationCode })
        .from(declarations)
        // A declaration is complete as it is filed: it has one version only.
        .innerJoin(
          requestPayloads,
          and(eq(requestPayloads.requestId, declarations.requestId), eq(requestPayloads.version, 1)),
        )
        .where(eq(declarations.personId, personId))
      return declared.map(({ declaration: { kind, declaredAt, validUntil }, code }) => ({
        'O quê': DECLARATIONS[kind] ?? kind,
        Quando: declaredAt,
        'Vale até': validUntil,
        Código: code,
      }))
    },
  }),
  defineDataSection({
    title: 'Consentimentos',
    tables: ['consents'],
    columns: { Assunto: 'text', 'Versão do texto': 'number', Resposta: 'text', Quando: 'instant' },
    read: async (database, personId) => {
      const rows = await database
        .select()
        .from(consents)
        .where(eq(consents.personId, personId))
        .orderBy(desc(consents.at))
      return rows.map(({ purpose, textVersion, isGranted, at }) => ({
        Assunto: titleOf(purpose),
        'Versão do texto': textVersion,
        Resposta: isGranted ? 'Autorizado' : 'Retirado',
        Quando: at,
      }))
    },
  }),
  defineDataSection({
    title: 'Avisos por e-mail',
    tables: ['message_preferences'],
    columns: { Assunto: 'text', Resposta: 'text', Quando: 'instant' },
    read: async (database, personId) => {
      const rows = await database
        .select()
        .from(messagePreferences)
        .where(eq(messagePreferences.personId, personId))
        .orderBy(messagePreferences.group)
      return rows.map(({ group, isWanted, changedAt }) => ({
        Assunto: messageGroupTexts[group].title,
        Resposta: isWanted ? 'Quer receber' : 'Não quer receber',
        Quando: changedAt,
      }))
    },
  }),
  defineDataSection({
    title: 'Avisos',
    tables: ['notifications'],
    columns: { Título: 'text', Texto: 'text', 'Enviado em': 'instant', 'Lido em': 'instant' },
    read: (database, personId) =>
      database
        .select({
          Título: notifications.title,
          Texto: notifications.description,
          'Enviado em': notifications.createdAt,
          'Lido em': notifications.readAt,
        })
        .from(notifications)
        .where(eq(notifications.personId, personId))
        .orderBy(desc(notifications.createdAt)),
  }),
  defineDataSection({
    title: 'E-mails',
    tables: ['emails'],
    columns: { Assunto: 'text', Para: 'text', 'Na fila em': 'instant', 'Enviado em': 'instant' },
    read: async (database, personId) => {
      const rows = await database
        .select({ email: emails, announcementTitle: announcements.title, ownSubject: emailTexts.subject })
        .from(emails)
        .leftJoin(announcements, eq(announcements.id, emails.announcementId))
        .leftJoin(emailTexts, isTextOf(emails))
        .where(eq(emails.personId, personId))
        .orderBy(desc(emails.queuedAt))
      return rows.map(({ email, ...subject }) => ({
        Assunto: subjectOf(email, subject),
        Para: email.recipient,
        'Na fila em': email.queuedAt,
        'Enviado em': email.sentAt,
      }))
    },
  }),
  defineDataSection({
    title: 'Mudanças do acesso',
    tables: ['identity_changes', 'email_holds', 'attendant_email_changes', 'email_confirmations'],
    columns: { 'O quê': 'text', 'Por onde': 'text', Quando: 'instant' },
    read: async (database, personId) => {
      const rows = await database
        .select()
        .from(identityChanges)
        .where(eq(identityChanges.personId, personId))
        .orderBy(desc(identityChanges.at))
      return rows.map(({ fact, way, at }) => ({
        'O quê': IDENTITY_FACTS[fact],
        'Por onde': IDENTITY_ORIGINS[way],
        Quando: at,
      }))
    },
  }),
  defineDataSection({
    title: 'Mensagens ao celular',
    tables: ['text_messages'],
    columns: { Texto: 'text', Para: 'text', Quando: 'instant' },
    read: async (database, personId) => {
      const rows = await database
        .select()
        .from(textMessages)
        .where(eq(textMessages.personId, personId))
        .orderBy(desc(textMessages.queuedAt))
      return rows.map(({ words, phone, queuedAt }) => ({
        Texto: words,
        Para: formatPhone(phone),
        Quando: queuedAt,
      }))
    },
  }),
  defineDataSection({
    title: 'Acessos ao portal',
    tables: ['sign_ins', 'sessions'],
    columns: { Quando: 'instant', Aparelho: 'text', Rede: 'text', Resultado: 'text' },
    read: async (database, personId) => {
      const rows = await database
        .select()
        .from(signIns)
        .where(eq(signIns.personId, personId))
        .orderBy(desc(signIns.at))
      return rows.map(({ at, device, network, outcome }) => ({
        Quando: at,
        Aparelho: device,
        Rede: network,
        Resultado: outcome === 'opened' ? 'Entrou' : 'Senha recusada',
      }))
    },
  }),
  defineDataSection({
    // Without the reason, which the law may forbid to tell (Lei 9.613/1998, art. 11, II).
    title: 'Dados mantidos além do prazo de guarda',
    tables: ['record_holds'],
    columns: { Desde: 'instant', Até: 'instant' },
    read: (database, personId) =>
      database
        .select({ Desde: recordHolds.heldAt, Até: recordHolds.releasedAt })
        .from(recordHolds)
        .where(eq(recordHolds.personId, personId))
        .orderBy(desc(recordHolds.id)),
  }),
]

/** A purpose that is not in use any more goes by its name on record. */
function titleOf(purpose: string): string {
  const known = consentPurposes.find((candidate) => candidate === purpose)
  return known ? consentTexts[known].title : purpose
}
