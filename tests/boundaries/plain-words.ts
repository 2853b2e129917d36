import { parseSync, Visitor } from 'vite'

/** Words of offices and of translations that nobody says aloud, each with what a person says. Ends of words are told as patterns. */
const officeWords = {
  'referentes? a[os]?': 'de, sobre',
  'supra\\p{L}+|susodit\\p{L}+|retro\\s?citad\\p{L}+': 'este, acima',
  mediante: 'com',
  'efetu(ar|e|em|ad[oa]s?|amos|ará)': 'fazer, pagar',
  'efetiv(ar|e|ad[oa]s?|ação)': 'aplicar',
  'realiz(ar|e|em|ad[oa]s?|amos|ará|ação)': 'fazer',
  'disponibiliz\\p{L}+': 'está no portal',
  'finaliz(ar|e|ad[oa]s?|ação)': 'terminar, concluir',
  'outrossim|destarte|doravante|ademais|todavia': 'e, por isso, a partir de hoje',
  'voss[oa]s?|prezad[oa]s?|atenciosamente|cordialmente': 'você',
  '(solicitamos|informamos|comunicamos)( que)?': 'a própria frase',
  '(por gentileza|por favor)': 'o próprio pedido',
  'com sucesso': 'o que foi feito',
  'em virtude d[aeo]s?|tendo em vista|haja vista': 'porque',
  'no âmbito|no tocante|no que tange|no que se refere': 'em, sobre',
  'encontra(m)?-se|faz-se necessári\\p{L}+': 'está, é preciso',
  'a fim de|visando|objetivando|com o intuito de': 'para',
  'através d[aeo]s?': 'por, com',
  '(d|n|a|pel)[oa]s? mesm[oa]s?(?=\\s*[.,;:!?]|$)': 'ele, ela',
  '(deverá|deverão)': 'precisa, ou o verbo no imperativo',
  'presum(e|ir|imos)': 'vale',
  'desconsider(e|ar|em)': 'ignore',
  '(?<!CPF )inválid[oa]s?': 'o que está errado e como corrigir',
  'usuári[oa]s?': 'você, participante, pessoa',
  'vínculos?': 'plano, participa',
} as const

/** Words the portal used to have, or has for a thing that goes by another word; each with the one to use. */
const otherWords = {
  'confirme quem é você': 'Confirme sua identidade',
  'voltar para a entrada': 'Voltar ao login',
  'página de (entrada|acesso)': 'login',
  'este cpf não existe': 'CPF inválido',
  'para durante': 'Fica suspensa',
  'complete a (agência|conta)': 'preencha',
  'o que essa pessoa é': 'Parentesco ou relação',
  'prazo parado': 'Aguardando você',
  'sem prazo em curso': 'Encerrada',
  'pessoa dos (estados unidos|eua)': 'cidadão ou residente fiscal dos EUA',
  'o que você fez foi guardado': 'Pedido enviado',
  '(comprovante|arquivo) recebido': 'Arquivo anexado',
  'indeferir o recadastramento': 'Pedir correção',
  'tentar novamente': 'Tentar de novo',
  '(janelas? de (alteração|troca)|(próxima|desta|a) janela)': 'período de alteração',
  'em preparo': 'em preparação',
  '(?<!não )(foi|for) aprovad[oa]': 'aceito',
  'equipe de atendimento': 'atendimento',
  'retirar dependente|incluir dependente': 'Remover, Adicionar',
  'a entidade (confere|devolveu|pediu|analisa|não concluir)': 'a equipe',
  '(data|mês) deve ser': 'Escolha uma data a partir de',
  'esta função é d[oe]': 'Só o atendimento pode fazer isto',
  '(do|pelo) fundo(?=[.,]|$)|o fundo(?= (emit|ped|pag|confer|envi))': 'a entidade',
  'exposição política|politicamente expost[ao]s?': 'pessoa exposta politicamente',
  '(nenhuma|por) por ler|\\d+ por ler': 'nova, novas',
  'est(á|ão) com o status': 'está em análise, foi aceita',
} as const

const notPlain = Object.entries({ ...officeWords, ...otherWords }).map(([said, instead]) => ({
  pattern: new RegExp(String.raw`(?<![\p{L}-])(?:${said})(?![\p{L}])`, 'iu'),
  instead,
}))

/** The customer's own sentences, and names that a law gives. */
const asGiven = [
  'Não encontramos nada com esse termo. Por favor, tente novamente.',
  'Recadastramento reiniciado com sucesso!',
  'E-mail alterado com sucesso!',
  'Pagamentos Efetuados',
  'pagamentos efetuados',
]

/** A word of a text that nobody says, with what to say instead; null when the text is plain. */
export function notSaid(text: string): string | null {
  const own = asGiven.reduce((rest, given) => rest.replaceAll(given, ''), text)
  for (const { pattern, instead } of notPlain) {
    const [said] = own.match(pattern) ?? []
    if (said !== undefined) return `“${said.trim()}” (${instead})`
  }
  return null
}

/** Every string, template and text between tags of a module, that has a word nobody says. */
export function wordsNobodySays(path: string, source: string): string[] {
  const found: string[] = []
  const look = (text: string) => {
    const said = notSaid(text)
    if (said !== null) found.push(`${said} in: ${text.trim()}`)
  }
  new Visitor({
    JSXText: ({ value }) => look(value),
    Literal({ value }) {
      if (typeof value === 'string') look(value)
    },
    TemplateLiteral: ({ quasis }) => look(quasis.map(({ value }) => value.cooked ?? '').join('…')),
  }).visit(parseSync(path, source).program)
  return found
}
