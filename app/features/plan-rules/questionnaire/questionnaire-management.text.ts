import { pageTitles } from '#app/navigation/page-titles.ts'
import { whenFirstAsked } from '#domain/when-first-asked.ts'

const places = whenFirstAsked(() => new Intl.ListFormat('pt-BR'))

export const questionnaireManagementText = {
  title: pageTitles.questionnaireManagement,
  lead: 'As perguntas que indicam um perfil de investimento, com os pontos de cada resposta.',
  points: 'pontos',
  years: 'anos',
  questions: {
    title: 'Perguntas',
    help: 'Aparecem nesta ordem. Cada uma tem pelo menos duas respostas.',
    name: (at: number) => `Pergunta ${at + 1}`,
    text: 'Texto da pergunta',
    add: 'Adicionar pergunta',
    remove: (at: number) => `Remover pergunta ${at + 1}`,
    added: (count: number) => `${count} perguntas.`,
    left: (count: number) => (count === 1 ? 'Ficou 1 pergunta.' : `Ficaram ${count} perguntas.`),
  },
  options: {
    name: (question: number, at: number) => `Resposta ${at + 1} da pergunta ${question + 1}`,
    points: (question: number, at: number) => `Pontos da resposta ${at + 1} da pergunta ${question + 1}`,
    add: 'Adicionar resposta',
    addTo: (question: number) => `Adicionar resposta à pergunta ${question + 1}`,
    remove: (question: number, at: number) => `Remover resposta ${at + 1} da pergunta ${question + 1}`,
    sort: 'Ordenar pelos pontos',
    sortOf: (question: number) => `Ordenar pelos pontos as respostas da pergunta ${question + 1}`,
    left: (count: number) => (count === 1 ? 'Ficou 1 resposta.' : `Ficaram ${count} respostas.`),
    sorted: 'Respostas em ordem de pontos.',
  },
  ranges: {
    title: 'Faixas de pontos',
    help: (highest: number) =>
      `Cada perfil, e a partir de quantos pontos é indicado. A soma vai de 0 a ${highest}; mais pontos levam a mais risco.`,
    profile: (at: number) => `Perfil da faixa ${at + 1}`,
    from: (at: number) => `Primeiro ponto da faixa ${at + 1}`,
    add: 'Adicionar faixa',
    remove: (at: number) => `Remover faixa ${at + 1}`,
    left: (count: number) => (count === 1 ? 'Ficou 1 faixa.' : `Ficaram ${count} faixas.`),
  },
  caps: {
    title: 'Limites',
    help: 'Uma resposta que não deixa o resultado passar de um perfil, qualquer que seja a soma.',
    none: 'Nenhum limite: só a soma conta.',
    name: (at: number) => `Limite ${at + 1}`,
    text: 'Como o limite é explicado',
    question: 'Pergunta',
    answer: 'Resposta',
    profile: 'No máximo o perfil',
    age: 'Só a partir da idade de',
    ageHelp: 'Em branco, vale em qualquer idade.',
    add: 'Adicionar limite',
    remove: (at: number) => `Remover limite ${at + 1}`,
    left: (count: number) => (count === 1 ? 'Ficou 1 limite.' : `Ficaram ${count} limites.`),
  },
  choose: 'Escolha',
  obstacles: 'Antes de publicar',
  trial: {
    title: 'Responda você mesmo',
    help: 'Nada é guardado. O resultado sai do que está na tela, também antes de salvar.',
    blocked: 'Resolva o que falta acima para responder.',
    age: 'Idade de quem responde',
    open: (count: number) => (count === 1 ? 'Falta 1 resposta.' : `Faltam ${count} respostas.`),
    result: (profile: string, score: number, highest: number) => `${profile}: ${score} de ${highest} pontos.`,
    capped: (profile: string, caps: readonly string[]) =>
      `Pela soma seria ${profile}. Limites: ${places().format(caps)}`,
  },
} as const
