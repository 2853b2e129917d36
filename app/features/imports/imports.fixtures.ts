import type { ImportDetail, ImportItem, ImportRow } from '#contract/imports/imports.ts'
import { importColumns } from '#domain/imports/import-sheets.ts'

const marta = { id: 14, nome: 'Marta Siqueira' }

/** People that were checked: ten thousand rows, of which 137 are refused. */
export const checkedPeople: ImportItem = {
  id: 12,
  tipo: 'pessoas',
  arquivo: 'admissoes-novembro.xlsx',
  situacao: 'conferida',
  falha: null,
  andamento: 1,
  enviada: { por: marta, em: '2026-11-23T13:12:00.000Z' },
  aplicada: null,
  desfeita: null,
  linhas: { novas: 9800, alteradas: 63, iguais: 0, proprias: 0, recusadas: 137, avisos: 0 },
}

/** The same, applied. */
export const appliedPeople: ImportItem = {
  ...checkedPeople,
  id: 11,
  arquivo: 'admissoes-outubro.csv',
  situacao: 'aplicada',
  aplicada: { por: marta, em: '2026-10-23T14:00:00.000Z' },
}

/** One whose rows are being checked. */
export const checkingPeople: ImportItem = { ...checkedPeople, situacao: 'conferindo', andamento: 0.42 }

const header = ['CPF', 'Nome completo', 'nascimento', 'plano', 'matricula', 'categoria', 'situacao', 'adesao']

/** An import in full; `over` tells what differs. */
export function detailOf(item: ImportItem, over: Partial<ImportDetail> = {}): ImportDetail {
  const columns = importColumns[item.tipo].map(({ id }) => [id, null] as const)
  return {
    ...item,
    cabecalho: header,
    amostra: [['300.000.001-10', 'Iracema de Souza', '17/05/1980', '1', '800001', '1', '1', '01/03/2020']],
    colunas: {
      ...Object.fromEntries(columns),
      cpf: 0,
      nome: 1,
      data_nascimento: 2,
      plano_id: 3,
      matricula: 4,
      categoria_id: 5,
    },
    leitura: {
      planilhas: [
        { nome: 'Capa', oculta: false },
        { nome: 'Admissões', oculta: false },
      ],
      planilha: 1,
      cabecalho: { de: 3, ate: 3 },
      inicio: [
        { linha: 1, texto: 'Admissões de novembro' },
        { linha: 3, texto: header.join(' · ') },
        { linha: 4, texto: '300.000.001-10 · Iracema de Souza · 17/05/1980' },
      ],
    },
    proprias: [],
    contasTrocadas: 0,
    liberada: null,
    resultado: { aplicadas: 0, mudaram: 0, desfeitas: 0, mantidas: 0 },
    recusas: [
      { codigo: 'E03', linhas: 100 },
      { codigo: 'E08', linhas: 37 },
    ],
    linhasAte: '2027-02-21',
    impedimentos: [],
    ...over,
  }
}

/** A row whose salary changes. */
export const changedRow: ImportRow = {
  linha: 3,
  resultado: 'alterada',
  feito: null,
  nome: 'Ana Beatriz Lima',
  cpf: '***.982.247-**',
  mudancas: [
    { coluna: 'salario', antes: '10000.00', depois: '12000.00', propria: null },
    { coluna: 'telefone', antes: null, depois: '11912345678', propria: null },
  ],
  problemas: [],
}

/** A row that would take back what the person changed by themselves. */
export const ownRow: ImportRow = {
  linha: 7,
  resultado: 'propria',
  feito: null,
  nome: 'Fernanda Rocha',
  cpf: '***.533.447-**',
  mudancas: [
    {
      coluna: 'email',
      antes: 'fernanda.nova@exemplo.example',
      depois: 'fernanda@exemplo.example',
      propria: { grupo: 'email', em: '2026-11-23', trocar: false },
    },
  ],
  problemas: [
    {
      coluna: 'email',
      codigo: 'A03',
      motivo: 'own-change',
      texto: 'A própria pessoa mudou isto em 23/11/2026. Fica como está, a não ser que você marque a troca.',
      aviso: true,
    },
  ],
}

/** One that is refused for two reasons. */
export const refusedRow: ImportRow = {
  linha: 4,
  resultado: 'recusada',
  feito: null,
  nome: 'Iracema de Souza',
  cpf: null,
  mudancas: [],
  problemas: [
    { coluna: 'cpf', codigo: 'E03', motivo: 'cpf', texto: 'CPF inválido. Confira os números.', aviso: false },
    {
      coluna: 'data_adesao',
      codigo: 'E04',
      motivo: 'future-date',
      texto: 'A data ainda não chegou.',
      aviso: false,
    },
  ],
}
