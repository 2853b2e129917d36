import { defineMessage } from '../define-message.ts'
import { page } from '../pages.ts'

/** What is told of how a person gets in, is reached and is paid. Always sent: somebody else may have done it in their name. */
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
    variables: ['emailNovo', 'origem'],
    inApp: {
      title: 'E-mail alterado',
      text: 'O e-mail do seu cadastro foi alterado {{origem}}. Se não foi você quem pediu, fale com o atendimento.',
      leadsTo: page('/perfil'),
    },
    email: {
      subject: 'Seu e-mail do portal foi alterado',
      paragraphs: [
        'Olá, {{primeiroNome}}.',
        'O e-mail do seu cadastro, do CPF {{cpfMascarado}}, foi alterado {{origem}} em {{dataHora}}. O novo é {{emailNovo}}.',
        'Enviamos este aviso ao endereço antigo e ao novo. Se não foi você quem pediu, fale com o atendimento agora.',
      ],
      linkLabel: 'Conferir meus dados',
      leadsTo: page('/perfil'),
    },
  }),
] as const
