import type { ImportDetail, ImportItem, ImportRow } from '#contract/imports/imports.ts'
import type { ImportKindId } from '#domain/imports/import-sheet.ts'
import type { OwnGroup } from '#domain/imports/own-data.ts'

/** Every sentence of the imports; those with figures are in `imports-sentences.ts`. */
export const importsText = {
  pending: 'Carregando as importações',
  settings: 'Configurações',
  indexers: 'Indexadores',
  all: 'Todas as importações',
  readOnly: 'Seu nível não prepara importações. Você vê o histórico.',
  kinds: 'Tipos de planilha',
  steps: {
    label: 'Etapas da importação',
    send: 'Arquivo',
    columns: 'Colunas',
    check: 'Conferência',
    result: 'Resultado',
  },
  upload: {
    heading: 'Enviar planilha',
    label: 'Planilha',
    help: '.xlsx ou .csv, até 20 MB e 100.000 linhas. Achamos o cabeçalho pelos nomes das colunas. Nada é gravado antes da sua confirmação.',
    type: 'Escolha uma planilha .xlsx ou um arquivo .csv.',
    size: 'O arquivo passa de 20 MB. Divida-o em partes menores.',
    empty: 'O arquivo está vazio.',
    template: 'Planilha modelo',
    xlsx: 'Modelo .xlsx',
    csv: 'Modelo .csv',
  },
  list: {
    heading: 'Histórico',
    file: 'Arquivo',
    state: 'Situação',
    sent: 'Enviada',
    applied: 'Aplicada',
    undone: 'Desfeita',
    rows: 'Linhas',
    emptyTitle: 'Nenhuma importação ainda',
    emptyText: 'Envie a primeira planilha acima.',
  },
  columns: {
    heading: 'Que coluna do arquivo tem cada informação?',
    lead: 'Já escolhemos pelos nomes. Confira; o que não estiver no arquivo fica sem coluna.',
    required: 'obrigatória',
    sample: 'Primeira linha:',
    check: 'Conferir linhas',
    wrong: 'Confira as colunas',
    back: 'Voltar à conferência',
  },
  place: {
    action: 'Ler de outro lugar',
    title: 'De onde ler o arquivo?',
    help: 'O que já foi conferido é descartado, e as colunas são escolhidas de novo.',
    sheet: 'Planilha',
    header: 'Linha do cabeçalho',
    automatic: 'Achar pelos nomes das colunas',
    read: 'Ler',
    keep: 'Voltar',
    done: 'Arquivo lido de novo.',
  },
  own: {
    heading: 'O que as próprias pessoas mudaram',
    lead: 'A planilha traz outros dados, talvez mais antigos. Eles ficam como a pessoa deixou, a não ser que você marque a troca.',
  },
  release: {
    action: 'Liberar o arquivo',
    title: 'Liberar este arquivo para entrar de novo?',
    text: 'Esta importação fica como está. O mesmo arquivo pode ser enviado mais uma vez, como uma importação nova.',
    reason: 'Motivo',
    reasonHint: 'O que mudou depois desta importação. Fica no registro de atividades.',
    confirm: 'Liberar o arquivo',
    done: 'Arquivo liberado. Envie-o de novo.',
  },
  check: {
    heading: 'O que a planilha faz',
    done: 'O que a planilha fez',
    new: 'Novas',
    changed: 'Alteradas',
    same: 'Sem mudança',
    own: 'Da própria pessoa',
    refused: 'Recusadas',
    warned: 'Com aviso',
    byCode: 'Recusadas por motivo',
    refusedFile: 'Baixar as recusadas (.xlsx)',
    columns: 'Mudar colunas',
    again: 'Conferir de novo',
    noRights: 'Seu nível não aplica nem desfaz importações.',
    sentByYou: 'Você enviou esta planilha. Outra pessoa do atendimento confere e aplica.',
  },
  rows: {
    heading: 'Linhas',
    line: 'Linha',
    who: 'Quem',
    what: 'O que muda',
    why: 'Mudança ou motivo',
    none: 'Nenhuma linha aqui.',
    own: 'Fica como a pessoa deixou',
    nobody: '–',
  },
  apply: {
    action: 'Aplicar',
    title: 'Aplicar esta importação?',
    keep: 'Voltar',
    done: 'Importação em andamento.',
  },
  kept: {
    gone: 'As linhas e o arquivo já foram apagados',
    goneText: 'Eles ficam 90 dias. O resumo continua aqui, mas esta importação não pode mais ser desfeita.',
  },
  undo: {
    action: 'Desfazer importação',
    title: 'Desfazer esta importação inteira?',
    text: 'O que a planilha gravou volta ao que era antes. Se algo já depende dela, nada é desfeito e dizemos o quê.',
    keep: 'Voltar',
    done: 'Desfazendo a importação.',
    refused: 'Não dá para desfazer ainda',
  },
  discard: {
    action: 'Descartar',
    title: 'Descartar esta importação?',
    text: 'O arquivo e as linhas conferidas saem do portal. Nada foi gravado no cadastro.',
    keep: 'Voltar',
    done: 'Importação descartada.',
  },
  resume: 'Continuar',
  onItsWay: 'Você pode sair desta página: o trabalho continua.',
  away: 'Sem conexão: o andamento pode estar atrasado.',
  failed: 'O trabalho parou',
} as const

/** Titles of the pages and what they are for, by the kind that they open with. */
export const importTitles = {
  'importar-pessoas': {
    title: 'Importar pessoas',
    lead: 'Traga participantes, matrículas e salários de uma planilha: confira, aplique e, se preciso, desfaça.',
  },
  'importar-recadastramento': {
    title: 'Importar recadastramento',
    lead: 'Abra uma campanha: cada pessoa da planilha é convidada a confirmar os dados até o prazo.',
  },
  'importar-contribuicoes': {
    title: 'Importar contribuições',
    lead: 'Credite as contribuições do mês: cada linha entra no saldo pela cota do dia do crédito.',
  },
  indexadores: {
    title: 'Importar índices',
    lead: 'Registre os valores mensais dos índices a partir de uma planilha.',
  },
} as const

export const kindNames: Readonly<Record<ImportKindId, string>> = {
  pessoas: 'Pessoas',
  salarios: 'Salários',
  recadastramentos: 'Recadastramento',
  contribuicoes: 'Contribuições',
  indices: 'Índices',
}

export const stateNames: Readonly<Record<ImportItem['situacao'], string>> = {
  enviada: 'Colunas a conferir',
  conferindo: 'Conferindo',
  conferida: 'Conferida',
  aplicando: 'Aplicando',
  aplicada: 'Aplicada',
  desfazendo: 'Desfazendo',
  desfeita: 'Desfeita',
  descartada: 'Descartada',
}

export const failureSentences: Readonly<Record<NonNullable<ImportDetail['falha']>, string>> = {
  ilegivel: 'Não conseguimos ler o arquivo até o fim. Salve-o de novo na planilha e envie outra vez.',
  'linhas-demais': 'O arquivo tem mais de 100.000 linhas. Divida-o em partes menores.',
  'sem-linhas': 'O arquivo só tem o cabeçalho.',
  falha:
    'O que já foi feito está guardado. Continue de onde parou; se parar de novo, avise quem cuida do portal.',
}

/** Outcome of a row when applying or undoing; all but 'Aplicada' and 'Desfeita' give the reason it was left. */
export const doneNames: Readonly<Record<NonNullable<ImportRow['feito']>, string>> = {
  aplicada: 'Aplicada',
  mudou: 'Não aplicada: o cadastro mudou depois da conferência.',
  desfeita: 'Desfeita',
  mantida: 'Mantida: algo passou a depender dela.',
}

/** Views of an import's rows. */
export const rowViews = {
  mudam: 'Mudam algo',
  recusadas: 'Recusadas',
  avisos: 'Com aviso',
  proprias: 'Da própria pessoa',
  deixadas: 'Deixadas como estavam',
} as const

/** Names of the sheets' columns. */
export const columnNames: Readonly<Record<string, string>> = {
  cpf: 'CPF',
  nome: 'Nome',
  data_nascimento: 'Data de nascimento',
  sexo: 'Sexo',
  email: 'E-mail',
  telefone: 'Telefone',
  plano_id: 'Plano',
  matricula: 'Matrícula',
  categoria_id: 'Categoria',
  situacao_id: 'Situação',
  data_adesao: 'Data de adesão',
  data_admissao: 'Data de admissão',
  salario: 'Salário',
  patrocinadora: 'Patrocinadora',
  regime_tributario: 'Regime de tributação',
  perfil: 'Perfil de investimento',
  banco: 'Banco',
  agencia: 'Agência',
  conta: 'Conta',
  cep: 'CEP',
  logradouro: 'Endereço',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  cidade: 'Cidade',
  uf: 'Estado',
  vigencia: 'A partir de',
  prazo: 'Prazo',
  campanha: 'Campanha',
  status: 'Status',
  competencia: 'Mês',
  tipo: 'Tipo',
  valor: 'Valor',
  data_credito: 'Dia do crédito',
  valor_cota: 'Valor da cota',
  indexador: 'Índice',
}

/** Facts that people change by themselves. */
export const ownNames: Readonly<Record<OwnGroup, string>> = {
  nome: 'o nome',
  email: 'o e-mail',
  telefone: 'o telefone',
  conta: 'a conta bancária',
  endereco: 'o endereço',
}

/** Subject of each refusal code, in a few words. */
export const codeNames: Readonly<Record<string, string>> = {
  E01: 'coluna que falta',
  E02: 'campo vazio ou que não serve',
  E03: 'CPF inválido',
  E04: 'data ou mês',
  E05: 'linha repetida',
  E06: 'pessoa ou matrícula',
  E07: 'valor desconhecido',
  E08: 'categoria e situação',
  E09: 'valor',
  E10: 'mês fechado',
  E11: 'cota do dia',
  E12: 'e-mail ou telefone',
  E13: 'já no saldo',
  E14: 'idade',
  E15: 'agência e conta',
  E16: 'fora da fórmula',
}
