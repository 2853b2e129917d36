import * as v from 'valibot'
import { importReasons } from '#domain/imports/import-problem.ts'
import { IMPORT_KINDS } from '#domain/imports/import-sheet.ts'
import { MOST_IMPORT_BYTES } from '#domain/imports/import-sheets.ts'
import { OWN_GROUPS } from '#domain/imports/own-data.ts'
import { settingRights } from '#domain/settings/setting-rights.ts'
import { defineCall } from '../define-call.ts'
import { id, idText, isoInstant, pageQuery, pageTotals, wordOf } from '../formats.ts'
import { importFailureWords, importStateWords, rowOutcomeWords, rowResultWords } from './wire-words.ts'

/** Preparing, and applying or undoing, name the setting of their kind, and its levels say who may. Applying is publishing. */
const anyAttendant = { kind: 'attendant', minimumLevel: settingRights.read } as const

const kind = v.picklist(IMPORT_KINDS, 'Esta importação não existe.')
const ownGroup = v.picklist(OWN_GROUPS, 'Escolha o que trocar.')
const cell = v.nullable(v.union([v.string(), v.number()]))

/** A workbook, or a CSV between commas or semicolons. */
export const importFileRules = {
  maximumBytes: MOST_IMPORT_BYTES,
  types: ['text/plain', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
} as const

const attendant = v.object({ id, nome: v.string() })
const act = v.nullable(v.object({ por: attendant, em: isoInstant }))

/** An import as lists show it. Rows by what the check found; `avisos`: rows that are taken with a warning. */
const importItem = v.object({
  id,
  tipo: kind,
  arquivo: v.string(),
  situacao: wordOf(importStateWords),
  falha: v.nullable(wordOf(importFailureWords)),
  /** Of the work in hand, 0 to 1. */
  andamento: v.number(),
  enviada: v.object({ por: attendant, em: isoInstant }),
  aplicada: act,
  desfeita: act,
  linhas: v.object({
    novas: v.number(),
    alteradas: v.number(),
    iguais: v.number(),
    /** They only take back what the person changed by themselves, and nobody ticked it. */
    proprias: v.number(),
    recusadas: v.number(),
    avisos: v.number(),
  }),
})
export type ImportItem = v.InferOutput<typeof importItem>

/** One import. `colunas`: which of the file's columns, from 0, holds each of the sheet's. */
const importDetail = v.object({
  ...importItem.entries,
  cabecalho: v.array(v.string()),
  amostra: v.array(v.array(v.string())),
  colunas: v.record(v.string(), v.nullable(v.number())),
  /** Which sheet of the file is read, from 0, and the lines that name its columns; `inicio`: its first lines, of which another may do so. */
  leitura: v.object({
    planilhas: v.array(v.object({ nome: v.string(), oculta: v.boolean() })),
    planilha: v.number(),
    cabecalho: v.object({ de: v.number(), ate: v.number() }),
    inicio: v.array(v.object({ linha: v.number(), texto: v.string() })),
  }),
  /** Data that people changed by themselves and the sheet would take back: in how many rows, and in how many of them somebody wants it to. */
  proprias: v.array(v.object({ grupo: ownGroup, linhas: v.number(), trocadas: v.number() })),
  /** Rows that change where somebody is paid who is on record: who sent the sheet does not apply it. */
  contasTrocadas: v.number(),
  /** Who let the same file be imported once more; null: nobody. */
  liberada: act,
  /** Rows by what became of them: `mudaram`, left alone because what they change was something else by then. */
  resultado: v.object({
    aplicadas: v.number(),
    mudaram: v.number(),
    desfeitas: v.number(),
    mantidas: v.number(),
  }),
  /** Refused rows by their code. */
  recusas: v.array(v.object({ codigo: v.string(), linhas: v.number() })),
  /** Last day on which its rows and its file are there; then it is not undone any more. Null: they are gone. */
  linhasAte: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** Why it was not undone: a sentence, how many rows, and the first of them. */
  impedimentos: v.array(v.object({ motivo: v.string(), linhas: v.number(), linha: v.number() })),
})
export type ImportDetail = v.InferOutput<typeof importDetail>

/** A row that is not taken, or changes something: `nome` and the masked CPF of whom it is about, where it is about somebody. */
const importRow = v.object({
  linha: v.number(),
  resultado: wordOf(rowOutcomeWords),
  feito: v.nullable(wordOf(rowResultWords)),
  nome: v.nullable(v.string()),
  cpf: v.nullable(v.string()),
  mudancas: v.array(
    v.object({
      coluna: v.string(),
      antes: cell,
      depois: cell,
      /** The person was the last to change it: it is written where `trocar` says so. */
      propria: v.nullable(
        v.object({ grupo: ownGroup, em: v.pipe(v.string(), v.isoDate()), trocar: v.boolean() }),
      ),
    }),
  ),
  problemas: v.array(
    v.object({
      coluna: v.nullable(v.string()),
      codigo: v.string(),
      motivo: v.picklist(importReasons),
      texto: v.string(),
      /** The row is taken all the same. */
      aviso: v.boolean(),
    }),
  ),
})
export type ImportRow = v.InferOutput<typeof importRow>

const kindAndId = v.object({ tipo: kind, idImportacao: idText })
const which = v.strictObject({ tipo: kind, idImportacao: id })

/** Why the same file is imported once more. */
export const releaseReason = v.pipe(
  v.string('Escreva o motivo.'),
  v.trim(),
  v.minLength(10, 'Escreva o motivo em pelo menos 10 letras.'),
  v.maxLength(500, 'Use no máximo 500 letras.'),
)

/** All imports of a kind, the newest first. */
export const retornarImportacoes = defineCall({
  method: 'GET',
  path: '/retornarImportacoes/{tipo}',
  summary: 'Lista as importações de um tipo: as mais novas primeiro.',
  group: 'Importações',
  access: anyAttendant,
  about: { nothing: 'scoped-list' },
  params: v.object({ tipo: kind }),
  query: v.object(pageQuery),
  answer: v.object({ importacoes: v.array(importItem), ...pageTotals }),
  problems: [403],
})

/** One import: how far it is, and what it comes to. */
export const retornarImportacao = defineCall({
  method: 'GET',
  path: '/retornarImportacao/{tipo}/{idImportacao}',
  summary: 'Retorna uma importação com o andamento e as contagens.',
  group: 'Importações',
  access: anyAttendant,
  about: { nothing: 'scoped-list' },
  params: kindAndId,
  answer: importDetail,
  problems: [403, 404],
})

/** Rows of an import, by their lines: only for who may prepare one, since they tell of many people. */
export const retornarLinhasImportacao = defineCall({
  method: 'GET',
  path: '/retornarLinhasImportacao/{tipo}/{idImportacao}',
  summary: 'Retorna as linhas de uma importação: recusadas, com o motivo, ou o que mudam.',
  group: 'Importações',
  access: anyAttendant,
  about: { setting: 'params.tipo', act: 'edit' },
  params: kindAndId,
  query: v.object({
    ...pageQuery,
    resultado: v.picklist(['recusadas', 'mudam', 'avisos', 'proprias', 'deixadas']),
  }),
  answer: v.object({ linhas: v.array(importRow), ...pageTotals }),
  problems: [403, 404],
})

/**
 * Takes a file, and reads its header. Nothing is written of it. The same bytes that wait already are answered with `repetido`; those that
 * were applied are refused (422 on `arquivo`, E13) with the import that has them, unless it was let go of.
 */
export const enviarArquivoImportacao = defineCall({
  method: 'POST',
  path: '/enviarArquivoImportacao/{tipo}',
  summary: 'Recebe uma planilha .xlsx ou .csv para importar.',
  group: 'Importações',
  access: anyAttendant,
  about: { setting: 'params.tipo', act: 'edit' },
  params: v.object({ tipo: kind }),
  upload: { field: 'arquivo', ...importFileRules },
  answer: v.object({ id, repetido: v.boolean() }),
  problems: [403, 413, 415],
})

/**
 * Reads the file of an import from another sheet, from 0, or with its columns named in another line; `cabecalho` null: the line that names
 * most. What was checked of it goes.
 */
export const escolherPlanilhaImportacao = defineCall({
  method: 'POST',
  path: '/escolherPlanilhaImportacao',
  summary: 'Lê outra planilha do arquivo, ou outra linha como cabeçalho.',
  group: 'Importações',
  access: anyAttendant,
  about: { setting: 'body.tipo', act: 'edit' },
  body: v.strictObject({
    ...which.entries,
    planilha: v.pipe(v.number('Escolha a planilha.'), v.integer(), v.minValue(0), v.maxValue(9999)),
    cabecalho: v.nullable(
      v.pipe(v.number('Escolha a linha.'), v.integer(), v.minValue(1), v.maxValue(1_048_576)),
    ),
  }),
  answer: importDetail,
  problems: [403, 404, 409],
})

/** Begins the check of every row, with the columns as they are matched here. A required column without one is refused by its name (E01). */
export const conferirImportacao = defineCall({
  method: 'POST',
  path: '/conferirImportacao',
  summary: 'Confere todas as linhas de uma importação, sem gravar nada.',
  group: 'Importações',
  access: anyAttendant,
  about: { setting: 'body.tipo', act: 'edit' },
  body: v.strictObject({
    ...which.entries,
    colunas: v.record(
      v.pipe(v.string(), v.maxLength(40)),
      v.nullable(v.pipe(v.number('Escolha a coluna.'), v.integer(), v.minValue(0), v.maxValue(199))),
    ),
  }),
  answer: importDetail,
  problems: [403, 404, 409],
})

/**
 * Says that something is written although the person changed it by themselves, or that it is not: of one row, or of all where `linha` is
 * null. The counts of the import change with it.
 */
export const marcarTrocasImportacao = defineCall({
  method: 'POST',
  path: '/marcarTrocasImportacao',
  summary: 'Marca o que a planilha troca do que a própria pessoa mudou.',
  group: 'Importações',
  access: anyAttendant,
  about: { setting: 'body.tipo', act: 'edit' },
  body: v.strictObject({
    ...which.entries,
    linha: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
    grupo: ownGroup,
    trocar: v.boolean(),
  }),
  answer: importDetail,
  problems: [403, 404, 409],
})

/**
 * Begins to write what was checked. `novas` and `alteradas` are the counts that the attendant saw; 409 `versao-desatualizada` when they are
 * others by now.
 */
export const aplicarImportacao = defineCall({
  method: 'POST',
  path: '/aplicarImportacao',
  summary: 'Grava as linhas de uma importação conferida.',
  group: 'Importações',
  access: anyAttendant,
  about: { setting: 'body.tipo', act: 'publish' },
  body: v.strictObject({
    ...which.entries,
    novas: v.pipe(v.number(), v.integer(), v.minValue(0)),
    alteradas: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  answer: importDetail,
  problems: [403, 404, 409],
})

/** Begins to undo an import as a whole; where something hangs on it nothing is undone, and `impedimentos` says what. */
export const desfazerImportacao = defineCall({
  method: 'POST',
  path: '/desfazerImportacao',
  summary: 'Desfaz uma importação inteira, se nada depende dela.',
  group: 'Importações',
  access: anyAttendant,
  about: { setting: 'body.tipo', act: 'publish' },
  body: which,
  answer: importDetail,
  problems: [403, 404, 409],
})

/** Lets the same file be sent once more after it was applied, as a new import. The reason is kept on record. */
export const liberarImportacao = defineCall({
  method: 'POST',
  path: '/liberarImportacao',
  summary: 'Libera para entrar de novo um arquivo já importado.',
  group: 'Importações',
  access: anyAttendant,
  about: { setting: 'body.tipo', act: 'publish' },
  body: v.strictObject({ ...which.entries, motivo: releaseReason }),
  answer: importDetail,
  problems: [403, 404, 409],
})

/** Puts one away of which nothing is written; its file and its rows go. */
export const descartarImportacao = defineCall({
  method: 'POST',
  path: '/descartarImportacao',
  summary: 'Descarta uma importação que não foi gravada.',
  group: 'Importações',
  access: anyAttendant,
  about: { setting: 'body.tipo', act: 'edit' },
  body: which,
  answer: importDetail,
  problems: [403, 404, 409],
})

/** An empty sheet of a kind with its columns, and how each is filled in. */
export const arquivoModeloImportacao = defineCall({
  method: 'GET',
  path: '/arquivoModeloImportacao/{tipo}/{formato}',
  summary: 'Entrega a planilha modelo de uma importação.',
  group: 'Importações',
  access: anyAttendant,
  about: { nothing: 'settings' },
  params: v.object({ tipo: kind, formato: v.picklist(['xlsx', 'csv'], 'Este formato não existe.') }),
  file: 'application/*',
  problems: [403],
})

/** The refused rows alone, each with its reasons, to be mended and sent again. It has whole CPFs: every download is recorded. */
export const arquivoLinhasRecusadas = defineCall({
  method: 'GET',
  path: '/arquivoLinhasRecusadas/{tipo}/{idImportacao}',
  summary: 'Entrega a planilha das linhas recusadas, com os motivos.',
  group: 'Importações',
  access: anyAttendant,
  about: { setting: 'params.tipo', act: 'edit' },
  params: kindAndId,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  makesDocument: true,
  problems: [403, 404],
})
