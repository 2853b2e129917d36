import type { InstallationReport } from '#backend/installation/install-entity.ts'
import { FIRST_LINK_HOURS } from '#backend/installation/join-team.ts'
import { attendantLevelNames } from '#contract/service-desk/attendant-levels.ts'

const outcomes = { created: 'novo registro', kept: 'já existia, sem mudança' } as const

export const installationText = {
  apiElsewhere:
    'API_HOST aponta para outra API, que tem o seu próprio banco. A instalação é feita na máquina daquela API.',
  noFile: (path: string) => `O arquivo ${path} não pôde ser lido. Confira o caminho.`,
  wrongFile: (path: string, complaints: readonly string[]) =>
    [`Há o que corrigir em ${path}:`, ...complaints.map((complaint) => `  ${complaint}`)].join('\n'),
  notAsked: 'Sem um terminal não há como perguntar. Dê um arquivo: npm run install:entity -- entidade.json',
  notConfirmed: 'Nada foi gravado.',
  refused: (reason: string) => `Nada foi gravado: ${reason}`,
  next: '\nAgora: npm start',
  nextEmbedded:
    '\nOs dados estão no banco embutido, em DATA_DIR. Ponha DEMO=0 no .env, pois sem isso npm start abre a demonstração, que recusa este banco. Então: npm start',
} as const

const NO_COLLECTION =
  'não informada. Sem ela o portal não gera boletos; ponha "cobranca" no arquivo e instale de novo.'

/** Report, part by part, with the links that have to reach their people. */
export function reportText(
  { entity, collection, plans, team }: InstallationReport,
  portalOrigin: string,
): string {
  const links = team.filter(({ token }) => token !== null)
  return [
    '',
    `Entidade: ${outcomes[entity]}`,
    `Cobrança: ${collection === 'missing' ? NO_COLLECTION : outcomes[collection]}`,
    ...plans.map(({ name, outcome }) => `Plano ${name}: ${outcomes[outcome]}`),
    ...team.map(({ name, level, outcome }) => `${name}, ${attendantLevelNames[level]}: ${outcomes[outcome]}`),
    ...(links.length === 0
      ? []
      : [
          '',
          `Cada link abaixo cria a senha de uma pessoa, uma vez só, em até ${FIRST_LINK_HOURS} horas. Entregue cada um à sua pessoa, e a mais ninguém:`,
          ...links.map(({ name, token }) => `  ${name}: ${portalOrigin}/alterar-senha?token=${token}`),
        ]),
  ].join('\n')
}

/** Questions where no file is given. */
export const questions = {
  welcome:
    'Instalação da entidade. Nada é gravado antes da confirmação no fim; Ctrl+C sai a qualquer momento.',
  entity: {
    nome: 'Nome da entidade',
    cnpj: 'CNPJ',
    responsavelInformacoes: 'Quem responde pelas informações',
  },
  plan: {
    id: 'Número do plano',
    nome: 'Nome do plano',
    modalidade: 'Modalidade (patrocinado ou instituido)',
    cor_primaria: 'Cor do plano (como #0B3A82)',
  },
  contribution: 'Contribuição (percentual do salário ou voluntaria, um valor por mês)',
  percentageTerms: {
    desde: 'Regras em vigor desde (AAAA-MM-DD)',
    diaVencimento: 'Dia do vencimento',
    unidade: 'Unidade do plano, em reais',
    fator: 'Fator do 13º',
    basicaMaxima: 'Contribuição básica máxima, em %',
    suplementarMaxima: 'Contribuição suplementar máxima, em %',
    contrapartida: 'Contrapartida da patrocinadora, em % da básica (0: nenhuma)',
  },
  voluntaryTerms: {
    desde: 'Regras em vigor desde (AAAA-MM-DD)',
    diaVencimento: 'Dia do vencimento',
    minimo: 'Contribuição mínima, em reais',
  },
  anotherPlan: 'Registrar outro plano? (s/n)',
  administrator: 'Primeiro administrador:',
  member: { cpf: 'CPF', nome: 'Nome completo', email: 'E-mail' },
  confirm: 'Gravar? (s/n)',
  yesOrNo: 'Responda s ou n.',
} as const
