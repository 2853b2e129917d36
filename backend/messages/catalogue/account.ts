import { defineMessage } from '../define-message.ts'
import { page, personCard } from '../pages.ts'

/** Changes of sign-in, contacts and bank account. Always sent: somebody else may have made them in the person's name. */
export const accountMessages = [
  defineMessage({
    id: 'senha_alterada',
    to: 'person',
    basis: 'duty',
    variables: [],
    inApp: {
      title: 'Senha alterada',
      text: 'Sua senha foi alterada em {{dataHora}}. Se não foi você, fale com o atendimento.',
      leadsTo: page('/perfil/seguranca'),
    },
    email: {
      subject: 'Sua senha do portal foi alterada',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'A senha do seu acesso ao portal foi alterada em {{dataHora}}. As outras sessões abertas foram encerradas.',
        'Acesso com o CPF {{cpfMascarado}}. Se não foi você, peça uma senha nova em Esqueci minha senha e fale com o atendimento.',
      ],
      linkLabel: 'Ir para o login',
      leadsTo: page('/login'),
    },
  }),
  defineMessage({
    id: 'senha_link',
    to: 'secret',
    basis: 'duty',
    variables: ['validade'],
    email: {
      subject: 'Link para criar sua nova senha do portal',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Recebemos um pedido de senha nova para o acesso com o CPF {{cpfMascarado}}. Para criar a senha, abra o link abaixo.',
        'O link vale por {{validade}} e só pode ser usado uma vez.',
        'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
      ],
      linkLabel: 'Criar minha senha',
      leadsTo: ({ token = '' }) => `/alterar-senha?token=${token}`,
    },
  }),
  defineMessage({
    id: 'conta_alterada',
    to: 'person',
    basis: 'duty',
    variables: [],
    inApp: {
      title: 'Conta bancária alterada',
      text: 'A conta em que você recebe foi alterada em {{dataHora}}. Se não foi você, fale com o atendimento.',
      leadsTo: page('/perfil'),
    },
    email: {
      subject: 'Sua conta bancária foi alterada no portal',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'A conta em que você recebe os pagamentos do plano foi alterada no portal em {{dataHora}}.',
        'Cadastro com o CPF {{cpfMascarado}}. Se não foi você, troque a sua senha e fale com o atendimento.',
      ],
      linkLabel: 'Conferir meus dados',
      leadsTo: page('/perfil'),
    },
  }),
  defineMessage({
    id: 'endereco_alterado',
    to: 'person',
    basis: 'duty',
    variables: [],
    inApp: {
      title: 'Endereço alterado',
      text: 'Seu endereço foi alterado em {{dataHora}}. Se não foi você quem pediu, fale com o atendimento.',
      leadsTo: page('/perfil'),
    },
    email: {
      subject: 'Seu endereço foi alterado no portal',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O endereço do seu cadastro foi alterado no portal em {{dataHora}}. O endereço novo está no seu perfil.',
        'Cadastro com o CPF {{cpfMascarado}}. Se não foi você quem pediu, fale com o atendimento.',
      ],
      linkLabel: 'Conferir meu endereço',
      leadsTo: page('/perfil'),
    },
  }),
  defineMessage({
    id: 'email_alterado',
    to: 'person',
    basis: 'duty',
    // The old address and the new one get the same words: neither is told the other in full.
    variables: ['emailNovo', 'origem', 'espera'],
    inApp: {
      title: 'E-mail alterado',
      text: 'O e-mail do seu cadastro foi alterado {{origem}}. {{espera}} Se não foi você quem pediu, fale com o atendimento.',
      leadsTo: page('/perfil'),
    },
    text: '{{entidade}}: o e-mail do seu cadastro foi alterado {{origem}}. {{espera}} Não foi você? Fale com o atendimento.',
    email: {
      subject: 'Seu e-mail do portal foi alterado',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O e-mail do seu cadastro, do CPF {{cpfMascarado}}, foi alterado {{origem}} em {{dataHora}}. O novo é {{emailNovo}}. {{espera}}',
        'Enviamos este aviso ao endereço antigo e ao novo. Se não foi você quem pediu, fale com o atendimento agora.',
      ],
      linkLabel: 'Conferir meus dados',
      leadsTo: page('/perfil'),
    },
  }),
  defineMessage({
    id: 'email_confirmar',
    to: 'secret',
    basis: 'duty',
    variables: ['emailNovo', 'origem', 'abreEm'],
    email: {
      subject: 'Foi você quem pediu a troca do seu e-mail?',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O e-mail do seu cadastro, do CPF {{cpfMascarado}}, foi trocado {{origem}}. O novo é {{emailNovo}}.',
        'Se foi você quem pediu, confirme pelo link abaixo e o endereço novo passa a valer para tudo. Se não foi, diga pelo mesmo link: este endereço volta a valer e avisamos o atendimento.',
        'Sem resposta, o endereço novo vale para tudo a partir de {{abreEm}}.',
      ],
      linkLabel: 'Responder sobre a troca',
      leadsTo: ({ token = '' }) => `/confirmar-email?token=${token}`,
    },
  }),
  defineMessage({
    id: 'acesso_espera',
    to: 'secret',
    basis: 'duty',
    variables: ['pedido', 'abreEm'],
    email: {
      subject: 'Seu pedido precisa esperar',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'Recebemos um pedido de {{pedido}} para o CPF {{cpfMascarado}}. Este e-mail entrou no cadastro há poucos dias, e por segurança só abre o acesso a partir de {{abreEm}}.',
        'Para não esperar, responda ao e-mail que enviamos ao endereço antigo, ou fale com o atendimento.',
        'Se não foi você quem pediu, ignore esta mensagem: nada mudou.',
      ],
      linkLabel: 'Ir para o portal',
      leadsTo: page('/login'),
    },
  }),
  defineMessage({
    id: 'email_desfeito',
    to: 'person',
    basis: 'duty',
    variables: ['emailVolta', 'quem'],
    inApp: {
      title: 'Troca de e-mail desfeita',
      text: 'A troca do e-mail do seu cadastro foi desfeita {{quem}}. Vale de novo {{emailVolta}}.',
      leadsTo: page('/perfil'),
    },
    email: {
      subject: 'A troca do seu e-mail foi desfeita',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'A troca do e-mail do seu cadastro, do CPF {{cpfMascarado}}, foi desfeita {{quem}} em {{dataHora}}. Vale de novo {{emailVolta}}.',
        'Se você não reconhece isso, fale com o atendimento.',
      ],
      linkLabel: 'Conferir meus dados',
      leadsTo: page('/perfil'),
    },
  }),
  defineMessage({
    id: 'email_contestado',
    to: 'analyst',
    basis: 'duty',
    variables: ['pessoa'],
    inApp: {
      title: 'Troca de e-mail contestada',
      text: '{{pessoa}} respondeu, pelo endereço antigo, que não pediu a troca do e-mail. Ela foi desfeita. Confira quem a pediu e o que mais mudou no cadastro.',
      leadsTo: personCard,
    },
  }),
  defineMessage({
    id: 'conta_em_espera',
    to: 'person',
    basis: 'duty',
    variables: ['valeEm'],
    inApp: {
      title: 'Conta bancária em espera',
      text: 'A conta nova em que você recebe passa a valer em {{valeEm}}, porque o seu e-mail foi alterado há poucos dias. Se não foi você, fale com o atendimento.',
      leadsTo: page('/perfil'),
    },
    email: {
      subject: 'Sua conta bancária nova ainda não vale',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'A conta em que você recebe os pagamentos do plano foi alterada em {{dataHora}}. Como o seu e-mail foi alterado há poucos dias, a conta nova passa a valer em {{valeEm}}.',
        'Cadastro com o CPF {{cpfMascarado}}. Se não foi você, fale com o atendimento antes desse dia.',
      ],
      linkLabel: 'Conferir meus dados',
      leadsTo: page('/perfil'),
    },
  }),
  defineMessage({
    id: 'conta_descartada',
    to: 'person',
    basis: 'duty',
    variables: [],
    inApp: {
      title: 'Conta bancária nova descartada',
      text: 'A troca do seu e-mail foi desfeita, e a conta nova que esperava com ela não passou a valer. Se a conta é sua, cadastre de novo no seu perfil.',
      leadsTo: page('/perfil'),
    },
    email: {
      subject: 'A conta bancária nova não passou a valer',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'A troca do e-mail do seu cadastro foi desfeita, e a conta nova que esperava com ela não passou a valer.',
        'Cadastro com o CPF {{cpfMascarado}}. Se a conta é sua, cadastre de novo no seu perfil.',
      ],
      linkLabel: 'Conferir meus dados',
      leadsTo: page('/perfil'),
    },
  }),
] as const
