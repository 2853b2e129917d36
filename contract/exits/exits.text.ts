export const exitSentences = {
  required: 'Informe o dia.',
  endInFuture: 'O desligamento não pode ser depois de hoje.',
  noticeInFuture: 'O aviso da patrocinadora não pode ser depois de hoje.',
  beforeJoining: 'O dia não pode ser antes da adesão ao plano. Confira o ano.',
  hiredAfter: 'A admissão não pode ser depois do desligamento.',
  notPossible: 'Nesta situação no plano não há desligamento a registrar. Confira a matrícula.',
  noSponsor: 'Este plano não tem patrocinadora: não há desligamento a registrar.',
} as const
