import type { ExitOptionSlug } from './option-forms.ts'

/** A form by which one of the four options was chosen: its title, what was chosen, and what is given up by it. */
export type OptionFormText = { title: string; choice: string; givenUp: readonly string[] }

export const optionFormTexts: Readonly<Record<ExitOptionSlug, OptionFormText>> = {
  resgate: {
    title: 'Termo de Opção: Resgate',
    choice: 'Opto pelo resgate, nas condições abaixo.',
    givenUp: [
      'O valor resgatado sai do plano, com o imposto de renda do meu regime de tributação.',
      'A parte da patrocinadora que não é minha fica no plano.',
      'No resgate de tudo, depois do último pagamento deixo de participar do plano, sem direito a benefício, portabilidade, benefício proporcional diferido ou autopatrocínio.',
    ],
  },
  portabilidade: {
    title: 'Termo de Portabilidade',
    choice: 'Opto pela portabilidade para a entidade abaixo, que recebe o valor diretamente.',
    givenUp: [
      'O valor portado sai deste plano sem passar por mim, e não há imposto de renda na transferência.',
      'Os prazos contados para o imposto de renda e a origem de cada valor seguem com ele.',
      'Na portabilidade de tudo, deixo de participar deste plano, sem direito a benefício nele.',
    ],
  },
  bpd: {
    title: 'Termo de Opção: Benefício proporcional diferido',
    choice: 'Opto pelo benefício proporcional diferido: o saldo espera no plano pela aposentadoria.',
    givenUp: [
      'As minhas contribuições e as da patrocinadora param.',
      'Depois ainda posso pedir o resgate ou a portabilidade do saldo.',
    ],
  },
  autopatrocinio: {
    title: 'Termo de Opção: Autopatrocínio',
    choice: 'Opto pelo autopatrocínio: continuo a contribuir e pago também a parte da patrocinadora.',
    givenUp: [
      'A patrocinadora deixa de contribuir; o que pago por ela conta como meu no resgate.',
      'Depois ainda posso escolher o benefício proporcional diferido, o resgate ou a portabilidade.',
    ],
  },
}

export function optionFormName(option: ExitOptionSlug): string {
  return option === 'portabilidade' ? 'Termo de Portabilidade' : 'Termo de Opção'
}

/** Where a request is none of the four options. */
export const noOptionForm = 'Esta solicitação não tem termo de opção.'
