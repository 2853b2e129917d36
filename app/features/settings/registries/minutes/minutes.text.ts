import { pageTitles } from '#app/navigation/page-titles.ts'
import type { MinutesData } from '#contract/publications/minutes.ts'
import type { RegistryText } from '../define-registry.ts'

export const minutesText: RegistryText<keyof MinutesData> = {
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
  labels: {
    orgao: 'Órgão',
    numero: 'Número',
    data: 'Dia da reunião',
    titulo: 'Título',
    resumo: 'Resumo',
    assuntos: 'Assuntos',
    idPlano: 'Plano',
    visibilidade: 'Quem vê',
    publicadaEm: 'Publicada a partir de',
    arquivo: 'Ata em PDF',
  },
}

export const minutesFieldsText = {
  summaryHelp: 'O que foi decidido, em uma ou duas frases. Fica na lista dos participantes.',
  tagsHelp: 'Separados por vírgula, como: investimentos, rentabilidade. Servem para a busca.',
  publishedHelp: 'Os participantes veem a ata a partir deste dia. Em branco: ainda não publicada.',
  publishedRefused: 'Seu nível não publica atas. O nível que publica está em Configurações, Permissões.',
  fileHelp: 'O documento assinado, necessário para publicar.',
  notPublished: 'Não publicada',
} as const
