import { count, type Fund } from '../fund.ts'
import type { Life, LifeAct } from '../life.ts'
import {
  changeIncome,
  declare,
  fallIll,
  registerOrder,
  releaseOrder,
  retire,
  suspendBenefit,
  turn65,
} from './benefits.ts'
import {
  addDependants,
  borrow,
  changeContribution,
  chooseRegime,
  payLoanOff,
  resumeContribution,
  suspendContribution,
} from './contributions.ts'
import { die, openPensions } from './deaths.ts'
import { chooseOption, deliverStatement, leaveSponsor } from './exits.ts'

/** Does what a life has for today. Whoever has not entered does nothing, and who died only leaves. */
export async function live(fund: Fund, { n }: Life, what: LifeAct): Promise<void> {
  const person = fund.people.get(n)
  if (!person) return count(fund, what.act, 'not entered')
  if (person.diedOn !== null && what.act !== 'open-pensions') return
  switch (what.act) {
    case 'change-contribution':
      return changeContribution(fund, person, what)
    case 'suspend-contribution':
      return suspendContribution(fund, person, what)
    case 'resume-contribution':
      return resumeContribution(fund, person)
    case 'choose-regime':
      return chooseRegime(fund, person, what)
    case 'add-dependants':
      return addDependants(fund, person, what)
    case 'borrow':
      return borrow(fund, person, what)
    case 'pay-loan-off':
      return payLoanOff(fund, person)
    case 'leave-sponsor':
      return leaveSponsor(fund, person)
    case 'statement':
      return deliverStatement(fund, person)
    case 'option':
      return chooseOption(fund, person, what.option)
    case 'declare':
      return declare(fund, person)
    case 'retire':
      return retire(fund, person, what)
    case 'change-income':
      return changeIncome(fund, person, what.income)
    case 'suspend-benefit':
      return suspendBenefit(fund, person, what)
    case 'court-order':
      return registerOrder(fund, person)
    case 'court-release':
      return releaseOrder(fund, person)
    case 'fall-ill':
      return fallIll(fund, person)
    case 'turn-65':
      return turn65(fund, person)
    case 'die':
      return die(fund, person, what.registeredAfter)
    case 'open-pensions':
      return openPensions(fund, person)
  }
}
