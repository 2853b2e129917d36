/** Every sentence of the participant's home, except those with figures: see `home-sentences.ts`. */
export const homeText = {
  heading: 'Seu plano hoje',
  pending: 'Carregando seu plano',
  balance: {
    label: 'Seu saldo',
    unknown: 'Ainda não calculado',
    unknownDetail: 'Aparece aqui quando a primeira cota do seu perfil for publicada.',
    own: 'Sua parte',
    sponsor: 'Parte da patrocinadora',
    ported: 'Trazido de outro plano',
    contributed: 'Total que entrou',
    return: 'Rendimento',
    rounding:
      'Cada parte do saldo é arredondada para o centavo mais próximo, por isso a conta pode diferir em centavos.',
  },
  lastContribution: {
    label: 'Última contribuição',
    none: 'Nenhuma ainda',
    noneDetail: 'Aparece aqui quando for creditada.',
  },
  nextContribution: {
    label: 'Próxima contribuição',
    none: 'Nenhuma prevista',
    noneDetail: 'Não há contribuição a vencer.',
  },
  lastBenefit: { label: 'Último benefício' },
  requests: {
    label: 'Solicitações abertas',
    follow: 'Acompanhar solicitações',
    noneDetail: 'Nada em andamento.',
  },
  return12: {
    label: 'Rentabilidade em 12 meses',
    none: 'Ainda não há',
    noneDetail: 'Precisa de 12 meses de cotas.',
  },
  figures: 'Números do seu plano',
  chart: {
    heading: 'Evolução do saldo',
    label: 'Evolução do saldo mês a mês',
    xLabel: 'Mês',
    contributed: 'Contribuições',
    return: 'Rendeu',
    balance: 'Saldo',
    description: 'Posição no fim de cada mês, com a última cota do mês.',
  },
  empty: {
    title: 'Seu saldo começa com a primeira contribuição',
    text: 'Assim que ela for creditada, você vê aqui o saldo, o rendimento e cada mês da sua história no plano.',
    action: 'Ver serviços',
  },
  services: { heading: 'O que você quer fazer?', all: 'Ver todas as opções' },
} as const
