import type { IssuedKind } from '#contract/documents/issued-kinds.ts'
import type { DocumentPart } from './documents.search.ts'

/** Name of each kind of issued document: in the singular, and in the plural for the filter. */
export const issuedNames: Readonly<Record<IssuedKind, { one: string; many: string }>> = {
  'comprovante-rendimentos': { one: 'Comprovante de rendimentos', many: 'Comprovantes de rendimentos' },
  'demonstrativo-contribuicoes': {
    one: 'Demonstrativo de contribuições',
    many: 'Demonstrativos de contribuições',
  },
  contracheque: { one: 'Contracheque', many: 'Contracheques' },
  extrato: { one: 'Extrato de contribuições', many: 'Extrato de contribuições' },
  'extrato-desligamento': { one: 'Extrato de desligamento', many: 'Extratos de desligamento' },
  'termo-opcao': { one: 'Termo de opção', many: 'Termos de opção' },
  'contrato-emprestimo': { one: 'Contrato de empréstimo', many: 'Contratos de empréstimo' },
  'termo-regime': { one: 'Termo do regime de tributação', many: 'Termo do regime de tributação' },
  'primeiro-acesso': { one: 'Comprovante do primeiro acesso', many: 'Comprovante do primeiro acesso' },
  solicitacao: { one: 'Comprovante de solicitação', many: 'Comprovantes de solicitações' },
  ata: { one: 'Ata', many: 'Atas do plano' },
}

const parts: Readonly<Record<DocumentPart, string>> = {
  emitidos: 'Emitidos',
  enviados: 'Enviados',
  enviar: 'Enviar documento',
}

/** Sentences of the documents page. */
export const documentsText = {
  title: 'Documentos',
  lead: 'O que a entidade emitiu para você e o que você enviou.',
  pending: 'Carregando os documentos',
  partsLabel: 'Partes dos documentos',
  parts,
  view: 'Ver',
  download: 'Baixar',
  issued: {
    filters: 'Filtrar documentos',
    words: 'Nome do documento',
    wordsHint: 'Contracheque, protocolo…',
    kind: 'Tipo',
    year: 'Ano',
    allKinds: 'Todos os tipos',
    allYears: 'Todos os anos',
    clear: 'Limpar filtros',
    document: 'Documento',
    date: 'Data',
    file: 'Arquivo',
    emptyTitle: 'Nenhum documento ainda',
    empty: 'Quando a entidade emitir um documento para você, ele aparece aqui.',
    none: {
      title: 'Nenhum documento com estes filtros',
      text: 'Mude o tipo, o ano ou as palavras.',
    },
  },
  ofPerson: {
    lead: 'O que a pessoa enviou. Para abrir um documento, diga o motivo, que ela lê.',
    back: 'Voltar para a pessoa',
  },
  sent: {
    caption: 'Documentos enviados, do mais novo para o mais antigo',
    document: 'Documento',
    origin: 'Enviado com',
    state: 'Situação',
    file: 'Arquivo',
    record: 'Seu cadastro',
    conversation: 'Uma conversa',
    open: 'Um formulário que ainda não foi enviado',
    kept: 'Guardado',
    waiting: 'Ainda não enviado',
    withheld: 'Reservado a quem analisa o pedido',
    hash: 'SHA-256',
    emptyTitle: 'Você ainda não enviou documentos',
    emptyOfPerson: 'Esta pessoa ainda não enviou documentos',
    empty: 'Envie um documento por aqui, ou junto com uma solicitação.',
    send: 'Enviar documento',
  },
  send: {
    title: 'Enviar um documento',
    lead: 'Envie um documento que a equipe pediu ou que muda o seu cadastro. Você recebe um protocolo, e o atendimento confere o arquivo.',
    health:
      'Laudo médico vai com o pedido de isenção do imposto de renda: lá, só quem analisa o pedido o vê.',
    type: 'Que documento é?',
    file: 'Upload do Documento',
    note: 'Observação',
    noteHelp: 'Opcional. Se escolheu “Outro documento”, diga qual é.',
    submit: 'Enviar documento',
    again: 'Enviar outro documento',
    receipt: 'Documento recebido',
    next: [
      'O atendimento confere o documento e avisa se faltar algo.',
      'Você acompanha pelo protocolo, em “Enviados”.',
    ],
  },
  reason: {
    title: 'Por que você precisa ver este documento?',
    lead: 'A pessoa lê quem abriu o documento, quando e por quê.',
    label: 'Motivo',
    act: 'Ver documento',
    leave: 'Voltar',
  },
} as const
