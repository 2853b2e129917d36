import { illnessExemptionFields } from '#contract/taxes/illness-exemption.text.ts'

/** Every sentence of the exemption by illness, except those with figures: see `illness-exemption-sentences.ts`. */
export const illnessExemptionText = {
  lead: 'Quem tem uma doença grave da lista da lei não paga imposto de renda sobre o benefício, em qualquer idade.',
  pending: 'Carregando a sua isenção',
  heading: 'Pedir a isenção',
  submit: 'Revisar pedido',

  privacy: {
    title: 'Seus dados de saúde ficam protegidos',
    text: 'Só você e quem analisa o pedido veem a doença e o laudo. Eles não aparecem em mensagens, avisos nem listas.',
  },

  situation: {
    heading: 'Sua isenção',
    granted: 'Imposto sobre o benefício',
    grantedValue: 'Isento',
    without: 'IRRF por mês, hoje',
    notWithheld: 'Seu último contracheque não teve imposto retido.',
    refund: 'A devolver no próximo contracheque',
    whole: 'Com a isenção, o benefício inteiro fica sem imposto, e não só uma parcela.',
  },

  fields: {
    illness: illnessExemptionFields.doenca,
    illnessHelp: 'A lista é a da lei. Outras doenças não dão direito à isenção.',
    diagnosed: illnessExemptionFields.dataDiagnostico,
    diagnosedHelp: 'A data que o laudo diz. A isenção conta a partir desse mês, até doze meses para trás.',
    issuer: illnessExemptionFields.emissor,
    issuerHelp: 'A lei só aceita laudo de um serviço médico oficial. Laudo particular não vale.',
    hasEnd: illnessExemptionFields.temValidade,
    validUntil: illnessExemptionFields.validade,
    validUntilHelp: 'Avisamos 60 dias antes, para você pedir de novo.',
    report: illnessExemptionFields.laudo,
    reportHelp: 'O laudo inteiro, com a assinatura e o registro de quem o emitiu.',
    declaration: 'Declaro que o laudo é verdadeiro e que as informações acima estão como nele.',
  },

  review: {
    note: 'O imposto retido nos meses já pagos, desde o início da isenção, volta no próximo contracheque. O que veio antes se acerta na declaração anual.',
  },

  granted: {
    title: 'Seu benefício já é isento',
    text: 'A isenção não tem prazo. Não é preciso pedir de novo.',
  },

  notNow: {
    title: 'Você já tem um pedido em andamento',
    text: 'Acompanhe o que está aberto ou cancele-o para fazer outro.',
  },
} as const
