import type { ReturnReason } from '#contract/messages/email-states.ts'

/** Every sentence of the profile's pages. */
export const personalProfileText = {
  title: 'Perfil',
  sections: {
    label: 'Seções do perfil',
    data: 'Meus dados',
    security: 'Segurança',
    privacy: 'Privacidade',
    accesses: 'Quem acessou meus dados',
  },
  lead: {
    data: 'O que o plano sabe sobre você e como fala com você.',
    security: 'Sua senha e os aparelhos em que a sua conta está aberta.',
    privacy: 'O que você autoriza, e tudo o que guardamos sobre você.',
  },
  pending: 'Carregando o seu perfil',
  none: 'Não informado',
  cancel: 'Cancelar',
  personal: {
    title: 'Dados pessoais',
    name: 'Nome',
    cpf: 'CPF',
    birth: 'Data de nascimento',
    note: 'Estes dados vêm do cadastro do plano e não mudam aqui. Se algo estiver errado, fale com o atendimento.',
    elsewhere: 'Onde mudar o resto',
    links: [
      { href: '/dependentes', label: 'Dependentes' },
      { href: '/services/residente-exterior', label: 'Residência no exterior' },
      { href: '/services/pep', label: 'Pessoa exposta politicamente' },
      { href: '/services/fatca', label: 'FATCA' },
    ],
  },
  address: {
    title: 'Endereço',
    change: 'Alterar endereço',
    add: 'Informar endereço',
    submit: 'Salvar endereço',
    done: 'Endereço salvo.',
    inCountry: (country: string) => `No exterior: ${country}`,
    postalCode: (cep: string) => `CEP ${cep}`,
    foreignPostalCode: (code: string) => `Código postal ${code}`,
    abroad: 'Mudou de endereço fora do Brasil, ou voltou? Declare em',
    declare: 'Residência no exterior',
  },
  email: {
    title: 'E-mail',
    change: 'Alterar e-mail',
    field: 'Novo e-mail',
    help: 'Avisamos o e-mail antigo e o novo.',
    submit: 'Salvar e-mail',
    done: 'E-mail alterado. Avisamos os dois endereços.',
    returning: {
      since: (day: string) => `Os e-mails que enviamos estão voltando desde ${day}`,
      advice: {
        endereco:
          'Este endereço não existe ou não recebe mais e-mails. Altere o e-mail para voltar a receber os avisos. No portal você encontra todos.',
        'caixa-cheia':
          'A caixa de entrada está cheia. Libere espaço nela ou altere o e-mail. No portal você encontra todos os avisos.',
        recusa:
          'O servidor deste e-mail não aceita as nossas mensagens. Altere para outro e-mail. No portal você encontra todos os avisos.',
      } satisfies Record<ReturnReason, string>,
    },
  },
  waitingEmail: {
    action: 'Confirmar com a minha senha',
    notMe: 'Não foi você quem pediu a troca? Fale com o atendimento agora.',
    notMeAnswer: (before: string) =>
      `Não foi você quem pediu a troca? Responda pelo link do e-mail que enviamos a ${before}, ou fale com o atendimento agora.`,
    talk: 'Falar com o atendimento',
    title: 'Este e-mail é seu?',
    text: (email: string) =>
      `Ao confirmar, ${email} passa a valer para tudo agora: pode criar senha nova, e uma conta nova não espera mais.`,
    confirm: 'Confirmar o e-mail',
    done: 'E-mail confirmado. Ele já vale para tudo.',
  },
  emails: {
    title: 'Avisos por e-mail',
    text: 'Escolha o que quer receber por e-mail. No portal você encontra todos os avisos.',
    always:
      'Sempre enviados: sua senha e seus dados de acesso, a decisão das suas solicitações e o que falta nelas, boletos e atrasos, recadastramento e benefícios.',
  },
  phones: {
    title: 'Telefones',
    change: 'Alterar telefones',
    mobile: 'Celular',
    home: 'Telefone fixo',
    help: 'Deixe em branco para remover.',
    submit: 'Salvar telefones',
    done: 'Telefones salvos.',
  },
  account: {
    title: 'Conta bancária',
    lead: 'Onde você recebe os pagamentos do plano.',
    change: 'Alterar conta',
    add: 'Informar conta',
    bank: 'Banco',
    agency: 'Agência',
    number: 'Conta com dígito',
    shown: 'Conta',
    holder: 'CPF do titular',
    holderHelp: 'A conta precisa estar no seu CPF.',
    submit: 'Salvar conta',
    done: 'Conta salva. Avisamos você por e-mail.',
  },
  appearance: {
    title: 'Aparência',
    text: 'Escolha como o portal aparece neste aparelho.',
    label: 'Claro ou escuro',
    plan: 'Do plano',
    choices: { light: 'Claro', dark: 'Escuro', system: 'Do aparelho' },
  },
  password: {
    title: 'Senha',
    text: 'Troque a senha se achar que alguém a conhece. As outras sessões são encerradas.',
    change: 'Alterar senha',
  },
  sessions: {
    title: 'Sessões abertas',
    text: 'Uma sessão termina sozinha depois de uma hora.',
    current: 'Este aparelho',
    end: 'Encerrar',
    endAll: 'Encerrar as outras sessões',
    ended: 'Sessão encerrada.',
  },
  history: {
    title: 'Histórico de acessos',
    text: 'Não reconhece um acesso? Troque a senha e fale com o atendimento.',
    outcomes: { entrou: 'Entrou', recusado: 'Senha recusada' },
    empty: 'Ainda não há acessos registrados.',
  },
  consents: {
    title: 'Consentimentos',
    text: 'Você participa do plano mesmo sem autorizar. Pode mudar quando quiser.',
    never: 'Ainda não respondido.',
  },
  download: {
    title: 'Baixar meus dados',
    text: 'Uma cópia de tudo o que guardamos sobre você neste portal. O PDF é para ler; o JSON é para outros programas.',
    pdf: 'Baixar em PDF',
    json: 'Baixar em JSON',
    notFound: 'Este formato não existe. Escolha PDF ou JSON.',
  },
  kept: {
    title: 'Por quanto tempo guardamos',
    text: 'Guardamos cada tipo de dado só pelo tempo que a lei pede ou de que o plano precisa.',
    after:
      'Depois disso o portal apaga os dados sozinho; os da matrícula, no mês seguinte. Os totais do plano ficam, sem o seu nome. Enquanto houver benefício, empréstimo, saldo, solicitação aberta ou processo na Justiça, os dados ficam guardados.',
    kinds: {
      plan: {
        name: 'Cadastro, contribuições, benefícios e solicitações',
        why: 'Depois do fim da matrícula ou do último pagamento, o que for mais tarde. O plano precisa prestar contas e responder a dúvidas.',
      },
      tax: {
        name: 'Documentos fiscais',
        why: 'Depois do ano da declaração de imposto, como pede o Código Tributário.',
      },
      declarations: {
        name: 'Declarações de pessoa exposta politicamente e FATCA',
        why: 'Depois do fim da matrícula, como pede a lei contra a lavagem de dinheiro.',
      },
      chat: {
        name: 'Conversas com o atendimento',
        why: 'Depois da última mensagem, para responder a reclamações.',
      },
      access: {
        name: 'Entradas no portal e consultas do atendimento',
        why: 'Depois do acesso, como pede o Marco Civil da Internet.',
      },
      codes: { name: 'Códigos e links para entrar', why: 'Depois do envio, para apurar fraudes.' },
      files: {
        name: 'Arquivos de pedidos que não deram certo',
        why: 'Depois da recusa ou do cancelamento, para quem quiser pedir de novo.',
      },
    },
  },
  deletion: {
    title: 'Excluir meus dados',
    text: 'O plano guarda por lei contribuições, pagamentos e documentos fiscais. O que a lei não manda guardar pode ser excluído a seu pedido.',
    open: 'Pedir exclusão',
    scope: 'O que você quer excluir',
    scopeRequired: 'Escolha o que você quer excluir.',
    scopes: {
      contatos: {
        label: 'Telefones e consentimentos',
        description: 'O e-mail continua, para avisos do plano.',
      },
      tudo: {
        label: 'Tudo o que a lei não manda guardar',
        description:
          'Também os formulários não enviados, os avisos já lidos e os acessos com mais de seis meses.',
      },
    },
    reason: 'Motivo',
    reasonHelp: 'Se quiser, conte por quê.',
    submit: 'Enviar pedido',
    next: [
      'O atendimento analisa o pedido em até 10 dias úteis.',
      'Você recebe a resposta por e-mail e em Acompanhar solicitações.',
      'O que for excluído não pode ser recuperado.',
    ],
  },
} as const
