import type { AuditSubject } from './audit-subjects.ts'

export const auditSubjectNames: Readonly<Record<AuditSubject, string>> = {
  pessoas: 'Cadastro e acesso',
  solicitacoes: 'Solicitações e conversas',
  planos: 'Contribuições e plano',
  beneficios: 'Benefícios',
  emprestimos: 'Empréstimos',
  saidas: 'Desligamento e falecimento',
  recadastramento: 'Recadastramento',
  configuracoes: 'Configurações',
  auditoria: 'Auditoria',
}

/** Sentences of the API about the record. */
export const auditSentences = {
  order: 'O último dia não pode vir antes do primeiro.',
  subject: 'Escolha um dos assuntos.',
  missing: 'Este registro não existe.',
  tooMany: 'A planilha leva até 20.000 registros. Escolha um período menor e exporte de novo.',
  nothing: 'Nenhum registro encontrado. Mude os filtros e exporte de novo.',
} as const
