import type { Illness, IllnessExemptionProblem, ReportIssuer } from '#domain/taxes/illness-exemption.ts'

/** Title on the request's own page. Lists and messages have the name of its kind, which reveals nothing about anybody's health. */
export const illnessExemptionTitle = 'Isenção por doença grave'

/** Fields of a request about the exemption by illness, by wire path. */
export const illnessExemptionFields = {
  doenca: 'Doença, como está no laudo',
  dataDiagnostico: 'Data do diagnóstico',
  emissor: 'Quem emitiu o laudo?',
  temValidade: 'O laudo tem prazo de validade?',
  validade: 'Válido até',
  laudo: 'Laudo médico oficial',
  declaracao: 'Declaração',
} as const

/** The illnesses of the law (Lei 7.713/1988, art. 6º, XIV), as it names them. */
export const illnessNames: Readonly<Record<Illness, string>> = {
  'occupational-disease': 'Moléstia profissional',
  'active-tuberculosis': 'Tuberculose ativa',
  'mental-alienation': 'Alienação mental',
  'multiple-sclerosis': 'Esclerose múltipla',
  'malignant-neoplasm': 'Neoplasia maligna (câncer)',
  blindness: 'Cegueira, inclusive de um só olho',
  leprosy: 'Hanseníase',
  'irreversible-paralysis': 'Paralisia irreversível e incapacitante',
  'severe-heart-disease': 'Cardiopatia grave',
  parkinson: 'Doença de Parkinson',
  'ankylosing-spondylitis': 'Espondiloartrose anquilosante',
  'severe-kidney-disease': 'Nefropatia grave',
  'severe-liver-disease': 'Hepatopatia grave',
  'advanced-paget': 'Doença de Paget em estado avançado (osteíte deformante)',
  'radiation-contamination': 'Contaminação por radiação',
  aids: 'Síndrome da imunodeficiência adquirida (aids)',
  'cystic-fibrosis': 'Fibrose cística (mucoviscidose)',
}

/** Whose medical service issued the report. */
export const reportIssuerNames: Readonly<Record<ReportIssuer, string>> = {
  union: 'União (por exemplo, a perícia do INSS)',
  state: 'Estado',
  'federal-district': 'Distrito Federal',
  municipality: 'Município',
}

export const illnessExemptionSentences: Readonly<Record<IllnessExemptionProblem['code'], string>> = {
  'illness-required': 'Escolha a doença que está no laudo.',
  'not-for-pensions':
    'A moléstia profissional não isenta a pensão. Escolha outra doença do laudo, se houver.',
  'diagnosis-required': 'Informe a data do diagnóstico que está no laudo.',
  'diagnosis-in-the-future': 'Use uma data que já passou.',
  'issuer-required': 'Diga quem emitiu o laudo.',
  'end-answer-required': 'Diga se o laudo tem prazo de validade.',
  'end-required': 'Informe até quando o laudo vale.',
  'report-over': 'Este laudo já venceu. Peça um novo ao serviço médico oficial.',
  'declaration-required': 'Confirme a declaração para continuar.',
}

/** When there is no report. */
export const reportRequired = 'Envie o laudo médico oficial.'

/** Instead of the illness, for attendants who don't decide on the request. */
export const illnessWithheld = 'Só aparece para quem analisa o pedido'
