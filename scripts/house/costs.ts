import { type House, isTest, linesOf } from './house.ts'

/** A thing of the product that was added once, so that it tells what the next of its kind costs. */
export type Sample = {
  name: string
  /** Files that are there only for it, by their paths: wherever they are moved to. */
  own: RegExp
  /** In lines of other files: they name it. */
  word: RegExp
}

export const samples: readonly Sample[] = [
  {
    name: 'a request service: cash withdrawal',
    own: /(read-|check-|\/)cash-withdrawal|\/Cash(Effect|Fields)\.|\/saque-a-vista/,
    word: /cash-?withdrawal|saque-?a-?vista/i,
  },
  {
    name: 'a service that is read: suppliers',
    own: /^(?!.*(registries\/|Registry|\/demo\/)).*(\/[Ss]uppliers?\b|\/Suppliers?[A-Z]|contract-in-force|\/services\/fornecedores)/,
    word: /suppliers?\b|fornecedor/i,
  },
  {
    name: 'a rule with dates and its page: deferral',
    own: /\/DeferralFields|\/deferral-(management|setting)|^contract\/.*\/deferred-benefit(-rule)?\.ts|\/settings\/bpd/,
    word: /deferredBenefitRule|deferralSetting|'deferred-benefit'|settings\/bpd/,
  },
  {
    name: 'the smallest rule with its page: self-sponsorship',
    own: /\/SelfSponsorshipFields|\/self-sponsorship-(management|setting)|^contract\/(rules\/self-sponsorship|.*\/self-sponsorship-rule)\.ts/,
    word: /selfSponsorshipRule|selfSponsorshipSetting|settings\/self-sponsorship-management/,
  },
  {
    name: 'a registry and its page: help channels',
    own: /^app\/(features|routes)\/.*(help-channel|HelpChannel|canais-de-ajuda)/,
    word: /help-?channel|canais-de-ajuda/i,
  },
]

export type Cost = {
  name: string
  files: string[]
  lines: number
  /** Lines of other files that name it, and in how many files they stand. */
  shared: { files: number; lines: number }
}

/**
 * @throws Error when nothing of a sample is found: its files are called otherwise now
 */
export function costOf(house: House, { name, own, word }: Sample): Cost {
  const product = house.files.filter((file) => !isTest(file) && !file.startsWith('scripts/house/'))
  const files = product.filter((file) => own.test(file))
  if (files.length === 0)
    throw new Error(`No file of "${name}" is found: mend its pattern in scripts/house/costs.ts.`)
  const named = product
    .filter((file) => !own.test(file))
    .map(
      (file) =>
        house
          .textOf(file)
          .split('\n')
          .filter((line) => word.test(line)).length,
    )
    .filter((lines) => lines > 0)
  return {
    name,
    files,
    lines: files.reduce((all, file) => all + linesOf(house.textOf(file)), 0),
    shared: { files: named.length, lines: named.reduce((all, lines) => all + lines, 0) },
  }
}
