import { ageExemptionFields } from '#contract/taxes/age-exemption.text.ts'

/** Every sentence of the exemption from 65 years on, except those with figures: see `age-exemption-sentences.ts`. */
export const ageExemptionText = {
  lead: 'A partir dos 65 anos, uma parcela do benefício não paga imposto de renda. Veja a sua e diga onde quer usá-la.',
  pending: 'Carregando a sua isenção',
  heading: 'Onde usar a parcela isenta',
  submit: 'Revisar pedido',

  situation: {
    heading: 'Sua isenção',
    slice: 'Parcela isenta por mês',
    birth: 'Data de nascimento',
    turned: 'Mês dos 65 anos',
    where: 'Aplicada em',
    refund: 'A devolver no próximo contracheque',
    here: 'Neste plano',
  },

  effect: {
    heading: 'O que ela muda no imposto',
    with: 'IRRF com a isenção',
    without: 'IRRF sem a isenção',
    difference: 'Diferença por mês',
    note: 'Regime progressivo. A parcela isenta sai do rendimento antes do cálculo do imposto.',
  },

  fields: {
    where: ageExemptionFields.outraFonte,
    whereHelp: 'Cada pessoa tem uma só parcela por mês, mesmo que receba de mais de uma fonte.',
    here: 'Neste plano',
    hereHelp: 'A parcela sai do rendimento deste benefício.',
    elsewhere: 'Em outra fonte pagadora',
    elsewhereHelp: 'Por exemplo, no INSS. Aqui o benefício passa a ser tributado por inteiro.',
    sources: ageExemptionFields.fontes,
    sourcesHelp: 'Quem aplica a parcela isenta. Se houver mais de uma, separe com vírgulas.',
    start: 'A partir do pagamento de',
    startBack:
      'Até doze meses para trás, contando este. O imposto retido a mais nesses meses volta no próximo contracheque.',
    alreadyTitle: 'Você já tem a isenção neste plano',
    declaration:
      'Declaro que tenho 65 anos ou mais, que recebo benefício deste plano e que as informações acima são verdadeiras.',
    noDocument: 'Não é preciso enviar documento: a sua data de nascimento já está no cadastro.',
  },

  review: {
    note: 'Em meses já pagos, o imposto retido a mais volta no próximo contracheque. Se você usou a parcela em duas fontes, a diferença é acertada na declaração anual.',
  },

  tooYoung: 'É o mês dos seus 65 anos. Ela é aplicada por si só nesse mês: não é preciso pedir.',

  notNow: {
    title: 'Você já tem um pedido em andamento',
    text: 'Acompanhe o que está aberto ou cancele-o para fazer outro.',
  },
} as const
