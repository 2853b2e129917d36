import type { MinutesData } from '#contract/publications/minutes.ts'
import { addBusinessDays, nextBusinessDay } from '#domain/business-days.ts'
import type { IsoDate } from '#domain/calendar.ts'
import { addToCompetence, competenceOf } from '#domain/calendar.ts'
import { demoDocumentId } from './demo-document-id.ts'

/** Ids of the bodies, as the wire names them. */
const BOARD = 1
const AUDITORS = 2
const DIRECTORS = 3
const INVESTMENTS = 4

/** Business days from a meeting to the publication of its minutes. */
const UNTIL_PUBLISHED = 10

const ATTENDEES: Readonly<Record<number, readonly string[]>> = {
  [BOARD]: ['Regina Couto (presidente)', 'Otávio Brandão', 'Lúcia Meireles', 'Sérgio Amaral'],
  [AUDITORS]: ['Vânia Queiroz (presidente)', 'Paulo Sampaio', 'Inês Torres'],
  [DIRECTORS]: ['Marta Siqueira (diretora-superintendente)', 'Caio Bastos', 'Elaine Moura'],
  [INVESTMENTS]: ['Caio Bastos (coordenador)', 'Débora Nunes', 'Rui Falcão', 'Vereda Gestão de Recursos'],
}

type Meeting = {
  /** Months before the one of the seed. */
  monthsAgo: number
  body: number
  number: number
  planId?: number
  title: string
  summary: string
  tags: readonly string[]
  decisions: readonly string[]
}

/** Meetings of three years; the one of this month is not approved yet. */
const MEETINGS: readonly Meeting[] = [
  {
    monthsAgo: 0,
    body: BOARD,
    number: 91,
    title: 'Orçamento do próximo ano',
    summary: 'Apresentação do orçamento administrativo para o próximo ano.',
    tags: ['orçamento'],
    decisions: ['Aprovar o orçamento administrativo.'],
  },
  {
    monthsAgo: 1,
    body: INVESTMENTS,
    number: 148,
    title: 'Rentabilidade do trimestre e cenário econômico',
    summary:
      'Todos os perfis ficaram acima do índice de referência no trimestre, e os limites foram cumpridos.',
    tags: ['investimentos', 'rentabilidade'],
    decisions: [
      'Registrar que nenhum limite da política de investimentos foi ultrapassado.',
      'Manter a duração média dos títulos públicos.',
    ],
  },
  {
    monthsAgo: 2,
    body: AUDITORS,
    number: 57,
    title: 'Relatório semestral de controles internos',
    summary: 'O conselho avaliou os controles internos do semestre e não fez ressalvas.',
    tags: ['controles internos', 'auditoria'],
    decisions: [
      'Aprovar o relatório de controles internos do primeiro semestre.',
      'Pedir à diretoria um plano para a guarda eletrônica de documentos.',
    ],
  },
  {
    monthsAgo: 4,
    body: BOARD,
    number: 90,
    planId: 1,
    title: 'Alteração do regulamento do plano HPE',
    summary: 'Nova redação dos capítulos sobre institutos, para acompanhar a legislação.',
    tags: ['regulamento', 'institutos'],
    decisions: [
      'Aprovar a nova redação do regulamento e enviá-la à Previc.',
      'Comunicar os participantes assim que a alteração for autorizada.',
    ],
  },
  {
    monthsAgo: 6,
    body: BOARD,
    number: 89,
    planId: 4,
    title: 'Campanha de adesão ao plano MAIS_VALOR',
    summary: 'Participantes passam a poder convidar familiares e colegas pelo portal.',
    tags: ['adesão', 'portal'],
    decisions: ['Autorizar o convite por e-mail no portal, com validade de 30 dias.'],
  },
  {
    monthsAgo: 8,
    body: BOARD,
    number: 88,
    title: 'Demonstrações contábeis e pareceres',
    summary: 'Aprovação das demonstrações contábeis do ano anterior, com parecer sem ressalvas.',
    tags: ['demonstrações contábeis', 'auditoria'],
    decisions: [
      'Aprovar as demonstrações contábeis do exercício.',
      'Publicar o relatório anual de informações no portal.',
    ],
  },
  {
    monthsAgo: 9,
    body: AUDITORS,
    number: 56,
    title: 'Parecer sobre as demonstrações contábeis',
    summary: 'O conselho recomendou a aprovação das demonstrações contábeis.',
    tags: ['demonstrações contábeis'],
    decisions: ['Emitir parecer favorável às demonstrações contábeis do exercício.'],
  },
  {
    monthsAgo: 11,
    body: BOARD,
    number: 87,
    title: 'Política de investimentos para o próximo ano',
    summary: 'Limites, metas e riscos dos perfis de investimento para o próximo ano.',
    tags: ['investimentos', 'política'],
    decisions: [
      'Aprovar a política de investimentos de cada plano.',
      'Manter em 15% o limite de renda variável do perfil moderado.',
    ],
  },
  {
    monthsAgo: 14,
    body: DIRECTORS,
    number: 212,
    title: 'Novo portal do participante',
    summary: 'A diretoria aprovou o calendário do novo portal e o plano de comunicação.',
    tags: ['portal', 'atendimento'],
    decisions: ['Aprovar o calendário do portal.', 'Manter o atendimento por telefone durante a mudança.'],
  },
  {
    monthsAgo: 17,
    body: INVESTMENTS,
    number: 140,
    planId: 7,
    title: 'Seleção de gestor para o plano DXC',
    summary: 'Comparação de quatro propostas e escolha do gestor de renda fixa do plano.',
    tags: ['investimentos', 'gestão'],
    decisions: ['Recomendar a contratação da Farol Investimentos pelo prazo de três anos.'],
  },
  {
    monthsAgo: 20,
    body: BOARD,
    number: 85,
    title: 'Eleição dos representantes dos participantes',
    summary: 'Calendário e regras da eleição dos conselheiros indicados pelos participantes.',
    tags: ['eleição', 'governança'],
    decisions: ['Aprovar o regulamento eleitoral.', 'Nomear a comissão eleitoral.'],
  },
  {
    monthsAgo: 23,
    body: BOARD,
    number: 84,
    title: 'Hipóteses atuariais e plano de custeio',
    summary: 'Adoção das hipóteses do estudo de aderência e do plano de custeio do ano.',
    tags: ['atuária', 'custeio'],
    decisions: ['Aprovar as hipóteses atuariais.', 'Aprovar o plano de custeio.'],
  },
  {
    monthsAgo: 29,
    body: DIRECTORS,
    number: 201,
    title: 'Proteção de dados pessoais',
    summary: 'Nomeação da encarregada e revisão dos prazos de guarda de documentos.',
    tags: ['proteção de dados'],
    decisions: [
      'Nomear a encarregada pelo tratamento de dados pessoais.',
      'Aprovar a tabela de prazos de guarda.',
    ],
  },
]

/** Minutes as the registry has them, with what only their PDF says. */
export type DemoMinutes = { data: MinutesData; attendees: readonly string[]; decisions: readonly string[] }

/**
 * Invented minutes of meetings on business days around the middle of their months; one about each plan, the others about the entity. Their
 * PDFs, under ids of their own, are written by `registry-documents.ts`.
 */
export function demoMinutes(today: IsoDate): DemoMinutes[] {
  return MEETINGS.map(({ monthsAgo, body, number, planId = 0, title, summary, tags, decisions }) => {
    const month = addToCompetence(competenceOf(today), -monthsAgo)
    const heldOn = nextBusinessDay(`${month}-${monthsAgo === 0 ? '02' : '16'}`)
    const isApproved = monthsAgo > 0
    return {
      data: {
        orgao: body,
        numero: number,
        data: heldOn,
        titulo: title,
        resumo: summary,
        assuntos: tags.join(', '),
        idPlano: planId,
        visibilidade: 'participantes',
        publicadaEm: isApproved ? addBusinessDays(heldOn, UNTIL_PUBLISHED) : null,
        arquivo: isApproved ? demoDocumentId(body, number) : null,
      },
      attendees: ATTENDEES[body] ?? [],
      decisions,
    }
  })
}
