import { firstPortuguese } from './first-portuguese.ts'

/** Every sentence the design system says by itself. Everything else comes from whoever uses a component. */
export const portuguese = {
  locale: firstPortuguese.locale,
  button: {
    pending: 'Aguarde',
  },
  copyButton: {
    label: 'Copiar',
    copied: 'Copiado',
    byHand: 'Texto para copiar',
    refused: 'O navegador não deixou copiar. O texto já está selecionado: copie por aqui.',
  },
  printButton: {
    label: 'Imprimir',
  },
  reorderableList: {
    up: (name: string) => `Mover ${name} para cima`,
    down: (name: string) => `Mover ${name} para baixo`,
    moved: (name: string, place: number, count: number) => `${name}: posição ${place} de ${count}`,
  },
  variableEditor: {
    insert: (token: string, description: string) => `Inserir ${token}: ${description}`,
    required: 'obrigatória',
    example: (example: string) => `Ex.: ${example}`,
  },
  contrastReport: {
    label: {
      subject: 'Texto branco sobre a sua cor',
      kept: 'usaremos branco',
      changed: () => 'usaremos preto',
    },
    lightText: {
      subject: 'Links no modo claro',
      kept: 'usaremos a sua cor',
      changed: (used: string) => `usaremos um tom mais escuro (${used})`,
    },
    lightOutline: {
      subject: 'Contornos no modo claro',
      kept: 'usaremos a sua cor',
      changed: (used: string) => `usaremos um tom mais escuro (${used})`,
    },
    darkText: {
      subject: 'Links no modo escuro',
      kept: 'usaremos a sua cor',
      changed: (used: string) => `usaremos um tom mais claro (${used})`,
    },
    darkOutline: {
      subject: 'Contornos no modo escuro',
      kept: 'usaremos a sua cor',
      changed: (used: string) => `usaremos um tom mais claro (${used})`,
    },
  },
  colorField: {
    picker: 'Abrir o seletor de cores',
  },
  passwordField: {
    show: 'Mostrar o que digitei',
    hide: 'Esconder o que digitei',
  },
  passwordChecklist: {
    met: ' (cumprido)',
    missing: ' (falta)',
    progress: (met: number, total: number) =>
      met === total ? 'Todos os requisitos cumpridos' : `${met} de ${total} requisitos cumpridos`,
  },
  moneyField: {
    currency: 'R$',
    unit: 'Valor em reais',
    notUnderstood: 'Não entendemos este valor. Escreva, por exemplo, 1.234,56.',
    /** Powers of ten of the abbreviations people use for round amounts, in small letters without accents. */
    abbreviations: {
      k: 3,
      mil: 3,
      m: 6,
      mi: 6,
      milhao: 6,
      milhoes: 6,
      b: 9,
      bi: 9,
      bilhao: 9,
      bilhoes: 9,
    } as Readonly<Record<string, number>>,
  },
  numberField: {
    notUnderstood: (decimals: number) =>
      decimals > 0
        ? `Escreva um número com até ${decimals} ${decimals === 1 ? 'casa' : 'casas'} depois da vírgula.`
        : 'Escreva um número inteiro, sem vírgula.',
    tooSmall: (least: string) => `O menor valor aceito é ${least}.`,
    tooLarge: (most: string) => `O maior valor aceito é ${most}.`,
    offStep: (step: string, from: string) => `Use valores de ${step} em ${step}, a partir de ${from}.`,
    decrease: 'Diminuir',
    increase: 'Aumentar',
  },
  numberSlider: {
    percent: '%',
    years: 'anos',
    months: 'meses',
    reais: 'R$',
  },
  select: {
    placeholder: 'Selecione',
    selectedCount: (count: number) => `${count} selecionados`,
    empty: 'Nenhuma opção',
  },
  comboBox: {
    open: 'Mostrar as opções',
    minimum: (letters: number) =>
      letters === 1 ? 'Escreva pelo menos uma letra.' : `Escreva pelo menos ${letters} letras.`,
    nothing: 'Nada encontrado.',
    failed: 'Não foi possível procurar agora. Tente escrever de novo.',
  },
  dateField: {
    tooEarly: (day: string) => `Escolha uma data a partir de ${day}.`,
    tooLate: (day: string) => `Escolha uma data até ${day}.`,
    reversed: 'A data final não pode vir antes da inicial.',
  },
  calendar: {
    open: 'Abrir o calendário',
    previous: 'Mês anterior',
    next: 'Mês seguinte',
  },
  dateRangePicker: {
    until: '–',
  },
  monthField: {
    placeholder: 'MM/AAAA',
    notUnderstood: 'Escreva o mês e o ano, por exemplo 03/2026.',
    tooEarly: (month: string) => `Escolha um mês a partir de ${month}.`,
    tooLate: (month: string) => `Escolha um mês até ${month}.`,
  },
  oneTimeCodeField: {
    length: (digits: number) => `${digits} números`,
    pending: 'Conferindo o código',
  },
  textAreaField: {
    limit: (characters: number) => `Até ${characters} caracteres.`,
  },
  searchField: {
    placeholder: 'Procurar...',
    clear: 'Limpar a busca',
    pending: 'Procurando',
  },
  errorSummary: {
    title: (count: number) => (count === 1 ? 'Falta corrigir um campo' : `Falta corrigir ${count} campos`),
  },
  spinner: firstPortuguese.spinner,
  closeButton: {
    label: 'Fechar',
  },
  confirmDialog: {
    cancel: 'Cancelar',
  },
  overlay: {
    failed: 'Não conseguimos abrir agora. Confira a sua conexão e tente de novo.',
  },
  notificationBell: {
    unread: (count: number) => {
      if (count <= 0) return 'nenhuma não lida'
      if (count > 99) return 'mais de 99 não lidas'
      return count === 1 ? '1 não lida' : `${count} não lidas`
    },
  },
  skipLink: {
    label: 'Ir para o conteúdo',
  },
  tone: firstPortuguese.tone,
  banner: {
    dismiss: 'Fechar o aviso',
  },
  toast: firstPortuguese.toast,
  carousel: {
    /** Role description, announced after the accessible name. */
    role: 'carrossel',
    previous: 'Anterior',
    next: 'Próximo',
    pause: 'Pausar',
    play: 'Passar sozinho',
    where: (position: number, total: number) => `${position} de ${total}`,
  },
  pagination: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Próxima',
    where: (page: number, total: number) => `Página ${page} de ${total}`,
  },
  steps: {
    label: 'Etapas',
    done: ' (concluído)',
    where: (step: number, total: number) => `Passo ${step} de ${total}`,
  },
  diffTable: {
    what: 'Informação',
    before: 'Antes',
    after: 'Depois',
    nothing: 'vazio',
  },
  stat: {
    explanation: 'Como chegamos a este valor',
  },
  avatar: {
    nameless: 'Pessoa sem nome',
    present: 'presente agora',
    away: 'ausente',
  },
  message: {
    own: 'Você',
    sending: 'Enviando',
    sent: 'Enviada',
    delivered: 'Entregue',
    read: 'Lida',
    failed: 'Não enviada',
    retry: 'Tentar de novo',
    discard: 'Descartar',
    open: (name: string) => `Abrir a imagem ${name}`,
    download: (name: string) => `Baixar ${name}`,
  },
  messageList: {
    unread: 'Novas mensagens',
    older: 'Mostrar mensagens anteriores',
    loadingOlder: 'Carregando mensagens anteriores',
    olderFailed: 'Não conseguimos carregar as mensagens anteriores.',
    toNewest: 'Ir para a última mensagem',
    arrived: (count: number) => (count === 1 ? '1 nova mensagem' : `${count} novas mensagens`),
  },
  composer: {
    placeholder: 'Escreva aqui',
    send: 'Enviar mensagem',
    attach: 'Anexar arquivos',
    files: 'Arquivos desta mensagem',
    keys: 'Enter envia. Shift + Enter começa outra linha.',
    left: (characters: number) =>
      characters === 1
        ? 'Falta 1 caractere para o limite.'
        : `Faltam ${characters} caracteres para o limite.`,
    tooLong: (characters: number) => `Passou do limite: ${characters} a mais. Encurte o texto.`,
    waitForFiles: 'Espere os arquivos chegarem, ou tire os que não chegaram, e envie de novo.',
    drop: 'Solte os arquivos aqui',
  },
  typingLine: {
    one: (name: string) => `${name} está respondendo`,
    several: (names: string) => `${names} estão respondendo`,
  },
  chart: {
    explore: 'Explorar o gráfico',
    total: 'Total',
    share: 'Parte do total',
    asTable: 'Ver como tabela',
    asChart: 'Ver como gráfico',
  },
  breadcrumbs: {
    label: 'Você está em',
  },
  commandPalette: {
    list: 'Resultados',
    results: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
    empty: 'Nada encontrado',
    keys: { move: 'mover', choose: 'abrir', close: 'fechar' },
  },
  deadlineChip: {
    words: (days: number): string => {
      if (days === 0) return 'Vence hoje'
      if (days > 0) return days === 1 ? 'Vence amanhã' : `Vence em ${days} dias`
      return days === -1 ? 'Venceu ontem' : `Venceu há ${-days} dias`
    },
  },
  filePreview: {
    picture: (name: string) => `Imagem do arquivo ${name}`,
    download: 'Baixar',
  },
  fileViewer: {
    area: (name: string) => `Documento ${name}`,
    tools: 'Tamanho na tela',
    larger: 'Aumentar',
    smaller: 'Diminuir',
    fit: 'Ajustar',
    turn: 'Girar',
    turned: (degrees: number) => `Girado ${degrees} graus`,
    zoom: (percent: number) => `Tamanho: ${percent}%`,
    page: (page: number, pages: number) => `Página ${page} de ${pages}`,
    drawing: 'Abrindo a página',
    undrawn: 'Esta página não pôde ser mostrada aqui. Baixe o arquivo para ver.',
  },
  fileUpload: {
    prompt: 'ou arraste até aqui',
    paste: 'Colar ou soltar o arquivo aqui',
    choose: 'Escolher arquivo',
    chooseSeveral: 'Escolher arquivos',
    chosenSeveral: (count: number) => (count === 1 ? '1 arquivo escolhido' : `${count} arquivos escolhidos`),
    tooMany: (most: number) =>
      most === 1 ? 'Envie só um arquivo por vez.' : `Envie no máximo ${most} arquivos por vez.`,
    replace: 'Trocar arquivo',
    remove: 'Remover',
    required: 'Obrigatório',
    chosen: (name: string) => `Arquivo escolhido: ${name}`,
    removed: 'Arquivo removido',
    refused: {
      type: 'Este tipo de arquivo não é aceito. Envie uma imagem ou um PDF.',
      heic: 'Fotos no formato HEIC, do iPhone, não são aceitas. Envie em JPG, PNG ou PDF.',
      size: (limit: string) => `O arquivo passa de ${limit}. Envie um arquivo menor.`,
      empty: 'O arquivo está vazio. Escolha outro.',
    },
  },
  fileList: {
    waiting: 'Na fila',
    sending: 'Enviando',
    done: 'Enviado',
    failed: 'Não enviado',
    retry: 'Tentar de novo',
    remove: 'Remover',
    stop: 'Cancelar envio de',
    open: 'Ver',
    progress: (done: number, total: number) => `${done} de ${total} arquivos enviados`,
    failures: (count: number) =>
      count === 1 ? '1 arquivo não foi enviado' : `${count} arquivos não foram enviados`,
  },
  tags: {
    clear: 'Limpar tudo',
  },
  dataGrid: {
    selectAll: 'Selecionar todas as linhas',
    select: (name: string) => `Selecionar ${name}`,
  },
  selectionBar: {
    label: 'Itens selecionados',
    selected: (count: number) => (count === 1 ? '1 selecionado' : `${count} selecionados`),
    clear: 'Limpar seleção',
  },
  contextualHelp: {
    label: (subject: string) => `Ajuda: ${subject}`,
  },
  stepNav: {
    back: 'Voltar',
  },
} as const
