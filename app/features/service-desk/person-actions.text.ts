/** Every sentence of what an attendant does for a person. */
export const personActionsText = {
  close: 'Voltar',
  serve: {
    action: 'Atender em nome da pessoa',
    title: (name: string) => `Atender em nome de ${name}`,
    text: 'Você vai ver o portal como esta pessoa, por no máximo 30 minutos. Tudo o que fizer fica registrado com os dois nomes, e a pessoa vê o registro em “Quem acessou meus dados”.',
    limits:
      'Senha, regime de tributação e perfil de investimentos só a própria pessoa escolhe, e só ela faz declarações, como a da isenção aos 65 anos.',
    reason: 'Motivo do atendimento',
    reasonHint: 'A pessoa lê este texto. Exemplo: ligou e pediu ajuda para alterar a contribuição.',
    confirm: 'Começar o atendimento',
    started: (name: string) => `Você está atendendo ${name}.`,
  },
  email: {
    action: 'Alterar e-mail',
    title: (name: string) => `Alterar o e-mail de ${name}`,
    text: 'O endereço antigo e o novo recebem um aviso. Por alguns dias o novo não cria senha nova: o cartão da pessoa diz até quando, e como confirmar antes.',
    current: (email: string | null) =>
      email === null ? 'Hoje não há e-mail no cadastro.' : `Hoje: ${email}`,
    label: 'Novo e-mail',
    reason: 'Motivo da alteração',
    reasonHint: 'A pessoa lê este texto. Exemplo: ligou e disse que não usa mais o endereço antigo.',
    shared: 'Este e-mail já é de outra pessoa',
    isShared: (name: string) => `Confirmei com ${name} que as duas pessoas usam este e-mail`,
    needsShared: 'Confirme com a pessoa, ou escreva outro e-mail.',
    confirm: 'Alterar o e-mail',
    done: 'E-mail alterado com sucesso!',
    asked:
      'Outro administrador precisa confirmar. Até lá o e-mail continua como está, e o pedido fica no cartão da pessoa.',
    failed: 'Erro ao alterar o e-mail.',
  },
  generate: {
    action: 'Gerar recadastramento de atendimento',
    done: 'Recadastramento aberto em outra aba. O código vale por 60 minutos.',
    blocked: 'O navegador não deixou abrir outra aba. Permita pop-ups deste portal e tente de novo.',
    failed: 'Erro ao gerar o recadastramento.',
  },
  restart: {
    action: 'Reiniciar recadastramento',
    title: (name: string) => `Reiniciar o recadastramento de ${name}?`,
    text: 'O que já foi preenchido é arquivado, os códigos deixam de valer e a pessoa começa de novo.',
    confirm: 'Reiniciar',
    done: 'Recadastramento reiniciado com sucesso!',
    failed: 'Erro ao reiniciar o recadastramento.',
  },
} as const
