/** Every sentence of a request as attendants work on it. */
export const casesText = {
  lead: (protocol: string, person: string, plan: string) => `Protocolo ${protocol} · ${person} · ${plan}`,
  actions: 'O que fazer com a solicitação',
  more: 'Mais ações',
  standing: {
    withYou: 'Você trabalha nela agora',
    withColleague: (name: string) => `${name} trabalha nela agora`,
    withNobody: 'Ninguém trabalha nela agora',
  },

  heldTitle: (name: string) => `${name} está com este caso`,
  heldText: (since: string) =>
    `Desde ${since}. Enquanto isso ninguém mais muda a solicitação. Se precisar, assuma o caso e diga o motivo.`,
  alsoOpen: (names: string) => `Também está com a solicitação aberta: ${names}.`,
  alikeTitle: 'Pode ser repetida',
  alike: (count: number) =>
    count === 1
      ? 'A pessoa tem outra solicitação igual em aberto neste plano. Confira antes de decidir.'
      : `A pessoa tem outras ${count} solicitações iguais em aberto neste plano. Confira antes de decidir.`,

  personCard: 'Ver o cartão da pessoa',
  emailRequested: 'Há uma troca de e-mail desta pessoa à espera de outro administrador.',

  takeOver: 'Assumir o caso',
  takeOverTitle: (name: string) => `Assumir o caso que está com ${name}?`,
  takeOverText: 'A pessoa é avisada na hora, e o motivo fica registrado.',
  takeOverReason: 'Por que você assume',
  takeOverShort: 'Explique o motivo com pelo menos 15 letras.',

  handOver: 'Passar para um colega',
  handOverTitle: 'Passar para um colega?',
  handOverText: 'O caso deixa de estar com você. Na fila, quem puder analisar assume.',
  chooseColleague: 'Escolha quem continua.',
  handOverNote: 'Nota interna para quem continua (opcional)',
  handOverNoteHint: 'Só o atendimento lê.',
  handedOver: 'O caso foi passado adiante.',

  outlook: 'O que acontece ao deferir',
  byHand:
    'O portal não aplica este tipo de pedido. Depois de deferir, aplique no sistema dele e conclua a solicitação.',
  obstacle: 'Hoje não é possível deferir',
  whoGrants: 'Quem defere é outra pessoa',

  documents: 'Documentos',
  noDocuments: 'Nenhum documento foi enviado.',
  chooseDocument: 'Qual documento mostrar',

  notes: 'Notas internas',
  notesLead: 'Só o atendimento lê. Uma nota não pode ser mudada nem apagada.',
  noNotes: 'Nenhuma nota ainda.',
  note: 'Nova nota',
  noteRequired: 'Escreva a nota.',
  noteLong: 'Use no máximo 2.000 caracteres.',
  writeNote: 'Guardar a nota',
  noteWritten: 'Nota guardada.',
  noteBy: (name: string, when: string) => `${name}, ${when}`,

  term: {
    title: 'Termo de portabilidade',
    until: (day: string) =>
      `O termo, com as datas de cada contribuição, vai à entidade de destino até ${day}. Ele é o documento que se abre nesta solicitação.`,
    sent: (day: string, until: string) => `Enviado à entidade de destino em ${day}. O prazo era ${until}.`,
    action: 'Registrar envio do termo',
    question: 'O termo foi enviado à entidade de destino?',
    text: 'O registro fica com o dia de hoje e não pode ser desfeito.',
    leave: 'Ainda não',
    done: 'Envio do termo registrado.',
  },
  others: 'Outras solicitações da pessoa',
  noOthers: 'A pessoa não tem outras solicitações.',
  other: (protocol: string, kind: string) => `${protocol} · ${kind}`,
  otherSince: (plan: string, when: string) => `Plano ${plan}, pedida em ${when}`,
  isAlike: 'Igual',

  next: 'Próxima',
  grantAndNext: 'Deferir e abrir a próxima',
  noNext: 'Não há outra solicitação para você nesta lista.',

  news: {
    passo: (name: string) => `${name} mudou esta solicitação agora. Você está vendo a versão nova.`,
    assumida: (name: string) => `${name} assumiu este caso agora.`,
    nota: (name: string) => `${name} escreveu uma nota interna.`,
  },
  changedByPerson: 'A solicitação mudou agora. Você está vendo a versão nova.',
} as const
