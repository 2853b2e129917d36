import { onboardingStepNames } from '#contract/enrolment/onboarding.text.ts'

/** Every sentence of the first access, but for those of the rules, which come from the contract; with figures: `onboarding-sentences.ts`. */
export const onboardingText = {
  title: 'Primeiro acesso',
  pending: 'Carregando seu primeiro acesso',
  progress: 'Passos do primeiro acesso',
  leave: 'Sair',
  leaveLater: ' e continuar depois',
  next: 'Continuar',
  skip: 'Pular',
  steps: onboardingStepNames,
  start: {
    points: [
      'Cada passo fica salvo assim que você continua.',
      'Você pode parar e continuar depois, em outro aparelho.',
      'Tudo pode ser revisto até você concluir.',
    ],
    terms: 'Antes de começar',
    begin: 'Começar',
    resume: 'Continuar de onde parei',
  },
  password: {
    heading: 'Crie a sua senha',
    lead: 'Ela substitui a senha que você recebeu. As outras sessões abertas são encerradas.',
    password: 'Nova senha',
    confirm: 'Confirme a nova senha',
    missing: 'cumpra os requisitos da senha',
    done: 'Sua senha já foi criada.',
    again: 'Criar outra senha',
  },
  exposure: {
    heading: 'Pessoa exposta politicamente',
    definition:
      'Considera-se pessoa exposta politicamente quem desempenha ou tenha desempenhado, nos últimos cinco anos, cargos, empregos ou funções públicas relevantes, no Brasil ou no exterior. Contam também seus representantes, familiares e estreitos colaboradores.',
    question: 'Você é pessoa exposta politicamente?',
    questionHelp: 'Se responder sim, pediremos os detalhes do cargo depois do primeiro acesso.',
    required: 'Escolha sim ou não.',
  },
  income: {
    heading: 'Renda mensal',
    lead: 'A faixa ajuda a entidade a conhecer você, como pede a lei. Ela não muda sua contribuição.',
    label: 'Faixa de renda mensal',
    required: 'Escolha a sua faixa de renda.',
  },
  address: {
    heading: 'Onde você mora',
    lead: 'Usamos o endereço para enviar documentos.',
    terms: 'Como usamos seu endereço',
    termsTitle: 'Como usamos seu endereço',
    termsText: [
      'Seu endereço e o comprovante ficam com a entidade do seu plano e servem para administrar o seu contrato.',
      'Eles não são vendidos nem usados para propaganda de outras empresas.',
      'Para preencher o endereço, consultamos o serviço de CEP só com o número do CEP.',
      'Você pode corrigir o endereço quando quiser, e pedir uma cópia dos seus dados no seu perfil.',
    ],
    termsClose: 'Entendi',
  },
  payment: {
    heading: 'Sua contribuição mensal',
    lead: 'Escolha o valor e como quer pagar. Depois você pode mudar quando quiser.',
  },
  percentages: {
    heading: 'Percentuais da contribuição',
    lead: 'Escolha quanto do seu salário vai para o plano a cada mês.',
  },
  profile: {
    heading: 'Perfil de investimentos',
    fortnight:
      'Se não houver escolha na primeira quinzena do mês, o sistema mantém o perfil “Super Conservador” até o próximo ciclo.',
    answer: 'Responder o questionário',
    answerAgain: 'Responder de novo',
    intro: 'Oito perguntas mostram qual perfil combina com você.',
    keep: 'Ficar no Super Conservador',
  },
  ending: {
    lead: 'Seu primeiro acesso está concluído.',
    nextTitle: 'O que acontece agora',
    home: 'Ir para o início',
    receiptTitle: 'O que você informou e escolheu',
    receiptPdf: 'Baixar comprovante (PDF)',
    print: 'Imprimir',
    exposure: 'Você disse que é pessoa exposta politicamente: informe o cargo e as datas.',
    exposureLink: 'Completar a declaração',
    contributionLink: 'Escolher a contribuição',
    skippedContribution: 'Você deixou a contribuição para depois.',
    balance: 'No início você acompanha seu saldo, suas contribuições e seus pedidos.',
  },
} as const
