import { numberText } from '#contract/value-text.ts'

/** Every sentence of the pages of the record. */
export const auditText = {
  title: 'Auditoria',
  lead: 'O que foi feito no portal: quem fez, quando e com os dados de quem. As pesquisas daqui também ficam registradas.',
  settings: 'Configurações',
  all: 'Auditoria',
  pending: 'Carregando a auditoria…',
  list: 'Registros',
  export: 'Exportar planilha',
  found: (count: number, isExact: boolean) => {
    const shown = numberText(count)
    if (!isExact) return `Mais de ${shown} registros. Escolha um período menor para ver os mais antigos.`
    return count === 1 ? '1 registro' : `${shown} registros`
  },
  filters: {
    label: 'Filtros da auditoria',
    person: 'Sobre quem',
    personHint: 'Nome ou CPF, a partir de 3 letras ou números.',
    actor: 'Quem fez',
    everybody: 'Qualquer pessoa',
    subject: 'Assunto',
    everySubject: 'Todos os assuntos',
    period: 'Período',
    clear: 'Limpar filtros',
  },
  columns: {
    what: 'O que foi feito',
    by: 'Quem fez',
    about: 'Sobre quem',
    subject: 'Assunto',
    when: 'Quando',
  },
  system: 'O próprio portal',
  inName: 'em nome da pessoa',
  nobody: 'Ninguém em especial',
  noSubject: 'Outro',
  emptyTitle: 'Nenhum registro',
  emptyText: 'Nada foi feito que combine com estes filtros. Mude os filtros para ver outros registros.',
  detail: {
    facts: 'Sobre este registro',
    number: 'Registro',
    allOfPerson: 'Ver tudo sobre esta pessoa',
    allOfActor: 'Ver tudo o que esta pessoa fez',
    serving: 'Atendimento',
    servingSince: (reason: string | null, since: string) =>
      reason === null ? `Desde ${since}` : `${reason} (desde ${since})`,
    request: 'Solicitação',
    openRequest: 'Abrir a solicitação',
    act: 'Nome do ato no portal',
    object: 'Objeto',
    call: 'Pedido ao servidor',
    seal: 'Lacre',
    sealAt: (position: number) => `Nº ${numberText(position)}`,
    notSealed: 'Recebe o lacre no próximo minuto',
    values: 'O que ficou registrado',
    field: 'Dado',
    before: 'Antes',
    after: 'Depois',
    none: '–',
    noValues: 'Deste ato não se guarda nenhum valor.',
    masked: 'Contas, CPFs, contatos e endereços aparecem encobertos.',
  },
} as const
