/** Kinds of document that the entity issues. */
export const ISSUED_KINDS = [
  'comprovante-rendimentos',
  'demonstrativo-contribuicoes',
  'contracheque',
  'extrato',
  'extrato-desligamento',
  'termo-opcao',
  'contrato-emprestimo',
  'termo-regime',
  'primeiro-acesso',
  'solicitacao',
  'ata',
] as const
export type IssuedKind = (typeof ISSUED_KINDS)[number]
