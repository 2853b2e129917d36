/** What the portal does by itself, as attendants read it, by the names of its duties. */
const names: Readonly<Record<string, string>> = {
  'request-expiry': 'Encerrar solicitações que ficaram sem resposta',
  'request-settlement': 'Aplicar solicitações deferidas',
  'contribution-suspension': 'Começar e terminar suspensões de contribuição',
  'benefit-suspension': 'Começar e terminar suspensões de benefício',
  'investment-profile-switch': 'Trocar perfis de investimento',
  'investment-profile-window': 'Abrir períodos de alteração de perfil',
  'investment-profile-window-notice': 'Avisar de períodos de alteração de perfil',
  'payment-due-soon': 'Lembrar de boletos que vão vencer',
  'payment-overdue': 'Avisar de boletos vencidos',
  'payment-third-month': 'Avisar do terceiro mês em atraso',
  'arrears-presumed': 'Registrar a opção de quem não pagou nem respondeu ao aviso',
  'payment-credit': 'Lançar contribuições pagas no saldo',
  'loan-bill': 'Gerar boletos de empréstimo',
  'loan-bill-due-soon': 'Lembrar de boletos de empréstimo',
  'loan-bill-overdue': 'Avisar de boletos de empréstimo vencidos',
  'proof-of-life-reminder': 'Lembrar do recadastramento',
  'proof-of-life-warning': 'Avisar da suspensão por falta de recadastramento',
  'proof-of-life-suspension': 'Suspender benefícios sem recadastramento',
  'exit-statement': 'Entregar extratos de desligamento',
  'option-deadline-30': 'Avisar que faltam 30 dias para escolher',
  'option-deadline-15': 'Avisar que faltam 15 dias para escolher',
  'option-deadline-5': 'Avisar que faltam 5 dias para escolher',
  'option-deadline-1': 'Avisar que falta 1 dia para escolher',
  'option-presumed': 'Registrar a opção de quem não escolheu',
  'deferral-fee': 'Tirar do saldo a taxa de quem espera o benefício',
  'benefit-payroll': 'Preparar a folha de benefícios',
  'benefit-payment': 'Pagar benefícios',
  'lifetime-adjustments': 'Preparar o reajuste das rendas vitalícias',
  'lifetime-adjustment': 'Reajustar rendas vitalícias',
  'invitation-expiry': 'Encerrar convites sem resposta',
  'pep-renewal': 'Pedir a renovação da declaração de exposição política',
  'illness-exemption-ending': 'Avisar do fim da isenção por doença',
  'dependant-ending': 'Avisar de dependentes perto do limite de idade',
  'dependant-ended': 'Encerrar dependentes que passaram do limite de idade',
  'import-retention': 'Apagar linhas e planilhas antigas de importações',
  'email-hold-end': 'Liberar e-mails e contas que esperavam',
  'pay-slip-notice': 'Avisar de contracheques',
  'income-report-year': 'Preparar informes de rendimentos',
  'income-report-notice': 'Avisar de informes de rendimentos',
  'plan-news': 'Preparar avisos de mudanças do plano',
  'plan-news-notice': 'Avisar de mudanças do plano',
}

/** A duty in words; one that a newer portal brought, by its name. */
export const dutyName = (kind: string): string => names[kind] ?? kind

/** Why an act found nothing to do, as attendants read it after "não foi feito porque". */
export const skipReasons = {
  gone: 'não existe mais o que devia ser feito',
  'done-before': 'já tinha sido feito',
  ended: 'já tinha terminado',
  'asked-to-stop': 'o benefício estava suspenso a pedido da pessoa',
  court: 'o benefício estava suspenso por ordem judicial',
  'proof-of-life': 'o benefício estava suspenso por falta de prova de vida',
  suspended: 'o benefício estava suspenso',
  death: 'a pessoa já tinha morrido',
  'not-in-benefit': 'a pessoa não estava em benefício',
  'not-first-month': 'o primeiro mês do benefício ainda não tinha chegado',
  'nothing-left': 'não havia mais saldo',
  'kept-for-request': 'todo o saldo estava reservado para um pedido',
  'not-concerned': 'a situação da pessoa no plano era outra',
  answered: 'a pessoa já tinha respondido',
  'too-late': 'o prazo do aviso já tinha passado',
  'not-waiting': 'o pagamento já não estava nessa situação',
  'told-with-another': 'o aviso é o de um mês anterior em atraso',
  'put-off': 'o plano passou a dar mais prazo',
  'suspended-contributions': 'as contribuições estavam suspensas',
  'not-paid': 'a contribuição não consta mais como paga',
  deducted: 'o empréstimo passou a ser descontado do benefício',
  'not-lifetime': 'a renda já não era vitalícia',
  frozen: 'o pedido estava parado por causa de um óbito',
  'other-day': 'passou a valer outro dia',
  replaced: 'outra informação tinha tomado o lugar desta',
  withdrawn: 'o que foi publicado tinha sido retirado',
  nobody: 'não havia ninguém a quem isso coubesse',
} as const
export type SkipReason = keyof typeof skipReasons

/** Reasons for which nobody goes without anything: it was settled in another way, and needs nobody's eye. */
export const SETTLED_OTHERWISE = [
  'gone',
  'done-before',
  'ended',
  'answered',
  'not-concerned',
  'not-waiting',
  'other-day',
  'replaced',
  'withdrawn',
  'nobody',
] as const satisfies readonly SkipReason[]

/** The reason in words; one that a newer portal brought, by its name. */
export const skipReasonText = (reason: string): string =>
  (skipReasons as Readonly<Record<string, string>>)[reason] ?? reason
