type ServiceName = 'api' | 'portal'

const subjects: Readonly<Record<ServiceName, string>> = { api: 'A API', portal: 'O portal' }

export const startText = {
  starting: 'Iniciando a API de referência e o banco de dados…',
  demoInGivenDatabase: [
    'DEMO=1: o banco de DATABASE_URL recebe a demonstração, se estiver vazio: pessoas inventadas, todas com a mesma senha publicada,',
    'entre elas um Administrador. Nunca ponha dados de verdade nele. Um banco que já tem dados de verdade é recusado.',
  ].join('\n'),
  demoOnTheNetwork: '\nAtenção: HOST abre a demonstração para a rede, e a senha dela todos conhecem.',
  emptyDatabase: [
    '',
    'Este banco ainda está vazio: ninguém pode entrar.',
    '  Para registrar a entidade, os planos e o primeiro administrador:  npm run install:entity',
    '  Para só experimentar, com pessoas inventadas, num banco à parte:  DEMO=1 npm start',
    '  O passo a passo está em docs/operation.md.',
  ].join('\n'),
  notStarted: (name: ServiceName) => `${subjects[name]} não começou:`,
  ended: (name: ServiceName, ending: number | string, seconds: number) =>
    `${subjects[name]} parou sozinh${name === 'api' ? 'a' : 'o'} (${ending}). Começa de novo em ${seconds} s.`,
  isBack: (name: ServiceName) => `${subjects[name]} voltou.`,
  /** `log`: the file with all that it said. */
  endsOften: (name: ServiceName, failures: number, log: string) =>
    `${subjects[name]} parou ${failures} vezes seguidas. As tentativas continuam. Veja o fim de ${log}${name === 'api' ? ', e se o banco de dados responde' : ''}. O que disse por último:`,
} as const
