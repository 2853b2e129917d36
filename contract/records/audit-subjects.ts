export const auditSubjects = [
  'pessoas',
  'solicitacoes',
  'planos',
  'beneficios',
  'emprestimos',
  'saidas',
  'recadastramento',
  'configuracoes',
  'auditoria',
] as const
export type AuditSubject = (typeof auditSubjects)[number]
