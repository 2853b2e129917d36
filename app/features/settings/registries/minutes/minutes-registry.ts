import { pageTitles } from '#app/navigation/page-titles.ts'
import { minutesBodyNames, minutesVisibilityNames } from '#contract/publications/minutes.text.ts'
import { dateText } from '#contract/value-text.ts'
import { minutesVisibilities } from '#domain/publications/minutes/publication.ts'
import { defineRegistry } from '../define-registry.tsx'
import { numbered, optionsOf } from '../registry-field.tsx'
import { PublicationDayInput } from './PublicationDayInput.tsx'

/** `/settings/atas`: minutes of the entity's bodies, as participants read them. */
export const minutesRegistry = defineRegistry({
  id: 'atas',
  nameOf: ({ titulo }) => titulo,
  isPublished: ({ publicadaEm }) => publicadaEm !== null,
  columns: ['titulo', 'orgao', 'numero', 'data', 'idPlano', 'visibilidade', 'publicadaEm'],
  fields: {
    orgao: { label: 'Órgão', as: 'choice', options: numbered(minutesBodyNames) },
    numero: { label: 'Número', as: 'number' },
    data: { label: 'Dia da reunião', as: 'date' },
    idPlano: { label: 'Plano', as: 'plan' },
    titulo: { label: 'Título', as: 'text', maxLength: 160, isWhole: true },
    resumo: {
      label: 'Resumo',
      help: 'O que foi decidido, em uma ou duas frases. Fica na lista dos participantes.',
      as: 'paragraph',
      maxLength: 1000,
      isWhole: true,
    },
    assuntos: {
      label: 'Assuntos',
      help: 'Separados por vírgula, como: investimentos, rentabilidade. Servem para a busca.',
      as: 'text',
      maxLength: 200,
      autoComplete: 'off',
      isOptional: true,
      isWhole: true,
    },
    arquivo: {
      label: 'Ata em PDF',
      help: 'O documento assinado, necessário para publicar.',
      as: 'document',
      of: 'atas',
      isWhole: true,
    },
    visibilidade: {
      label: 'Quem vê',
      as: 'choice',
      options: optionsOf(minutesVisibilities, minutesVisibilityNames),
      begins: 'participantes',
      isOptional: true,
    },
    publicadaEm: {
      label: 'Publicada a partir de',
      help: 'Os participantes veem a ata a partir deste dia. Em branco: ainda não publicada.',
      as: 'own',
      Input: PublicationDayInput,
      listed: (day) => (day === null ? 'Não publicada' : dateText(day)),
    },
  },
  text: {
    title: pageTitles.minutesRegistry,
    lead: 'As atas que os participantes leem em Serviços, Atas, a partir do dia da publicação.',
    searchHint: 'Ex.: política, conselho fiscal, 148',
    create: 'Nova ata',
    found: (count) => (count === 1 ? '1 ata' : `${count} atas`),
    created: 'Ata criada.',
    noneTitle: 'Nenhuma ata ainda',
    noneText: 'Crie a primeira. Enquanto não for publicada, só o atendimento a vê.',
    archiveTitle: 'Arquivar esta ata?',
    archiveText: 'Ela sai da lista dos participantes e pode ser reativada.',
  },
})
