import { Stack } from '@portal/design-system/Stack'
import { TextLink } from '@portal/design-system/TextLink'
import { auditSubjectNames } from '#contract/records/audit.text.ts'
import type { AuditEntryDetail } from '#contract/records/audit.ts'
import { instantText } from '#contract/value-text.ts'
import { auditText } from './audit.text.ts'

const { detail: text, columns } = auditText

type HrefOf = (filter: { idPessoa: number } | { idAutor: number }) => string

/** Facts of a record besides its values, with links to its actor, its person and its request. */
export function entryFacts(entry: AuditEntryDetail, hrefOf: HrefOf) {
  const { id, data, autor, pessoa, emNome, assunto, atendimento, idRequisicao, lacre } = entry
  return [
    { id: 'when', term: columns.when, description: instantText(data) },
    {
      id: 'by',
      term: columns.by,
      description: autor
        ? withWay(
            emNome ? `${autor.nome}, ${auditText.inName}` : autor.nome,
            hrefOf({ idAutor: autor.id }),
            text.allOfActor,
          )
        : auditText.system,
    },
    {
      id: 'about',
      term: columns.about,
      description: pessoa
        ? withWay(pessoa.nome, hrefOf({ idPessoa: pessoa.id }), text.allOfPerson)
        : auditText.nobody,
    },
    {
      id: 'subject',
      term: columns.subject,
      description: assunto ? auditSubjectNames[assunto] : auditText.noSubject,
    },
    atendimento !== null && {
      id: 'serving',
      term: text.serving,
      description: text.servingSince(atendimento.motivo, instantText(atendimento.inicio)),
    },
    idRequisicao !== null && {
      id: 'request',
      term: text.request,
      description: (
        <TextLink href={`/request-management?idRequisicao=${idRequisicao}`}>{text.openRequest}</TextLink>
      ),
    },
    { id: 'number', term: text.number, description: String(id) },
    { id: 'act', term: text.act, description: entry.acao },
    { id: 'object', term: text.object, description: entry.objeto },
    { id: 'call', term: text.call, description: entry.pedido },
    {
      id: 'seal',
      term: text.seal,
      description: lacre ? withLine(text.sealAt(lacre.posicao), lacre.valor) : text.notSealed,
    },
  ]
}

function withWay(name: string, href: string, way: string) {
  return withLine(name, <TextLink href={href}>{way}</TextLink>)
}

function withLine(first: string, second: React.ReactNode) {
  return (
    <Stack gap="1">
      <span>{first}</span>
      <span>{second}</span>
    </Stack>
  )
}
