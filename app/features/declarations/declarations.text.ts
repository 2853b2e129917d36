import { fatcaFieldText, pepFieldText } from '#app/forms/groups/declaration-fields.text.ts'

/** Every sentence about declarations, but for those of the rules, which come from the contract. */
export const declarationsText = {
  pending: 'Carregando suas declarações',
  heading: 'Nova declaração',
  submit: 'Revisar declaração',
  /** The act and the day from which it holds. */
  confirm: (act: string, day: string) => `${act} em ${day}`,
  undo: 'A declaração vale assim que for enviada e não pode ser apagada; por isso só você pode fazê-la. Se algo mudar, faça outra.',
  confirmation: 'Declaro que as informações são verdadeiras',
  status: {
    title: 'Sua declaração hoje',
    tags: {
      'sem-declaracao': 'Sem declaração',
      valida: 'Em dia',
      'vence-em-breve': 'Vence em breve',
      vencida: 'Vencida',
    },
    pdf: 'Baixar comprovante em PDF',
  },
  history: {
    title: 'Declarações anteriores',
    when: 'Declarada em',
    answer: 'Resposta',
    validity: 'Validade',
    protocol: 'Protocolo',
    files: 'Arquivos',
    pdf: 'PDF',
    proof: 'Comprovante',
    untilChange: 'Até mudar',
  },
  receipt: { pdf: 'Baixar declaração em PDF' },
  pep: {
    ...pepFieldText,
    lead: 'Diga se você, ou alguém próximo, ocupa ou ocupou cargo público relevante. Vale por um ano.',
    definitionTitle: 'Quem é pessoa exposta politicamente',
    definition:
      'Considera-se pessoa exposta politicamente quem desempenha ou tenha desempenhado, nos últimos cinco anos, cargos, empregos ou funções públicas relevantes, no Brasil ou no exterior. Contam também seus representantes, familiares e estreitos colaboradores.',
    examples:
      'São exemplos: mandatos eletivos, ministros, secretários, presidentes de estatais, juízes de tribunais superiores, oficiais-generais e dirigentes de partidos.',
    exposed: (post: string) => `Exposta: ${post}`,
    notExposed: 'Não exposta',
    noConsequence: 'Você declara que não é pessoa exposta politicamente.',
    yesConsequence: 'Você declara que é pessoa exposta politicamente, ou próxima de uma.',
    act: {
      yes: 'Declarar que sou pessoa exposta politicamente',
      no: 'Declarar que não sou pessoa exposta politicamente',
    },
  },
  fatca: {
    ...fatcaFieldText,
    lead: 'Diga em que países você paga impostos. A entidade informa esses dados à Receita Federal (FATCA e CRS).',
    usConsequence: 'Você declara que é cidadão ou residente fiscal dos EUA.',
    consequence: 'Você declara que não é cidadão nem residente fiscal dos EUA.',
    act: {
      yes: 'Declarar que sou cidadão ou residente fiscal dos EUA',
      no: 'Declarar minhas residências fiscais',
    },
    note: 'Se a situação mudar, faça nova declaração em até 30 dias.',
  },
  residence: {
    lead: 'Informe sua residência fiscal fora do Brasil, com um comprovante, ou avise que voltou.',
    question: 'Você mora fora do Brasil?',
    country: 'País onde mora',
    postalCode: 'Código postal',
    taxNumber: 'Número de identificação fiscal',
    taxNumberHelp: 'Só números.',
    complement: 'Complemento (opcional)',
    livesIn: (country: string) => `Mora em: ${country}`,
    livesInBrazil: 'Mora no Brasil',
    proof: 'Comprovante de residência',
    proofKind: 'Declaração de Saída Definitiva do País ou documento do consulado.',
    issued: 'Comprovante emitido em',
    abroadConsequence: 'Você declara que mora fora do Brasil.',
    homeConsequence: 'Você declara que mora no Brasil. Depois, informe o seu endereço no Perfil.',
    act: { yes: 'Declarar que moro fora do Brasil', no: 'Declarar que moro no Brasil' },
    taxes: {
      title: 'Seu imposto',
      livesInBrazil:
        'Você mora no Brasil. Se declarar que mora fora, vale a segunda linha desde o dia da declaração.',
      todayInBrazil: 'Hoje, no Brasil',
      ifAbroad: 'Se morar fora',
      todayAbroad: 'Hoje, fora do Brasil',
      ifBack: 'Se voltar',
      benefits: 'Benefícios mensais',
      redemptions: 'Resgates',
      newest: (month: string) => `Imposto do contracheque de ${month}`,
      progressive: 'Tabela progressiva',
      regressive: 'Tabela regressiva',
      fixed: (rate: string) => `${rate} de todo o valor`,
      settled: (rate: string) => `${rate}, acertados na declaração anual`,
      final: (rate: string) => `${rate}, definitivos`,
      treaty:
        'Se o Brasil tem acordo com o país em que você mora, fale com o atendimento antes de um resgate: o caso é conferido antes do pagamento.',
    },
    effectsTitle: 'O que muda para quem mora fora',
    effects: {
      'address-abroad': 'Seu endereço no cadastro passa a ser o que você declarar.',
      'no-boleto-by-post': 'Boletos não vão pelo correio: use o portal.',
      're-registration-abroad': 'O recadastramento é feito como residente no exterior.',
    },
  },
} as const
