import { pageTitles } from '#app/navigation/page-titles.ts'
import { EVERY_KIND, replyKinds } from '#contract/conversations/canned-replies.ts'
import { requestKindFacts } from '#contract/requests/request-kinds.ts'
import { replyUses, replyVariables } from '#domain/conversations/canned-replies.ts'
import { whenFirstAsked } from '#domain/when-first-asked.ts'
import { defineRegistry } from '../define-registry.tsx'
import { optionsOf } from '../registry-field.tsx'

const byName = whenFirstAsked(() => new Intl.Collator('pt-BR', { sensitivity: 'base' }))

/** Every kind first, then each by its name. */
const kinds = replyKinds
  .map((id) => ({ id, label: id === EVERY_KIND ? 'Todos os tipos' : requestKindFacts[id].name }))
  .toSorted((one, other) =>
    one.id === EVERY_KIND ? -1 : other.id === EVERY_KIND ? 1 : byName().compare(one.label, other.label),
  )

/** `/settings/respostas-prontas`: what attendants have at hand when they answer, send back or refuse. */
export const cannedRepliesRegistry = defineRegistry({
  id: 'respostas-prontas',
  nameOf: ({ titulo }) => titulo,
  columns: ['titulo', 'uso', 'solicitacao', 'texto'],
  fields: {
    titulo: { label: 'Título', help: 'Só o atendimento lê o título.', as: 'text', maxLength: 60 },
    uso: {
      label: 'Onde se usa',
      as: 'choice',
      options: optionsOf(replyUses, {
        conversa: 'Resposta numa conversa',
        devolucao: 'Motivo de devolução',
        indeferimento: 'Motivo de indeferimento',
      }),
      begins: 'conversa',
    },
    solicitacao: {
      label: 'Tipo de solicitação',
      help: 'O atendimento só vê o texto nas solicitações deste tipo.',
      as: 'choice',
      options: kinds,
      begins: EVERY_KIND,
    },
    texto: {
      label: 'Texto',
      help: `O portal preenche ${replyVariables.map((name) => `{{${name}}}`).join(', ')}.`,
      as: 'paragraph',
      maxLength: 1500,
    },
  },
  text: {
    title: pageTitles.cannedReplies,
    lead: 'Os textos que o atendimento escolhe ao responder numa conversa, ao devolver e ao indeferir uma solicitação.',
    searchHint: 'Ex.: documentos',
    create: 'Novo texto',
    found: (count) => (count === 1 ? '1 texto' : `${count} textos`),
    created: 'Texto criado. O atendimento já pode escolher.',
    noneTitle: 'Nenhum texto ainda',
    noneText: 'Crie o primeiro para responder mais rápido ao que mais se repete.',
    archiveTitle: 'Arquivar este texto?',
    archiveText: 'Ele deixa de aparecer para o atendimento e pode ser reativado.',
  },
})
