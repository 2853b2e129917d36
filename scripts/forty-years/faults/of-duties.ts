import type { PlantedFault } from './planted-fault.ts'

/** Faults of duties, messages, promises and records. */
export const faultsOfDuties: readonly PlantedFault[] = [
  {
    name: 'the fee of a deferral comes a day late',
    file: 'backend/usecases/exits/exit-options/charge-deferral-fee.ts',
    from: '1)}-01` }',
    to: '1)}-02` }',
  },
  {
    name: 'what is presumed comes a day late',
    file: 'backend/usecases/exits/exit/option-deadline.ts',
    from: 'dueOn: addDays(lastDay, 1) }',
    to: 'dueOn: addDays(lastDay, 2) }',
  },
  {
    name: 'an act runs on both nodes',
    file: 'backend/due-acts/perform-due-acts.ts',
    from: ".for('update', { skipLocked: true })",
    to: '',
  },
  {
    name: 'the next payroll is never planned',
    file: 'backend/usecases/payroll/benefit-payments/plan-payroll.ts',
    from: 'await planActs(work, [payrollOf(addToCompetence(month, 1))])',
    to: '',
  },
  {
    name: 'a message is sent twice',
    file: 'backend/messages/notify.ts',
    from: 'for (const to of receivers)',
    to: 'for (const to of [...receivers, ...receivers])',
  },
  {
    name: "a request's promise counts days of the calendar",
    file: 'domain/business-days.ts',
    from: '    if (isBusinessDay(day)) left -= 1',
    to: '    left -= 1',
  },
  {
    name: 'the idempotency key is not kept',
    file: 'backend/usecases/request-engine/file-request.ts',
    from: 'submissionKey: key.key,',
    to: 'submissionKey: crypto.randomUUID(),',
  },
  {
    name: 'an entry of the record is not sealed',
    file: 'backend/database/sql/audit-chain.sql',
    from: 'insert into audit_unsealed (entry_id) select id from added;',
    to: "insert into audit_unsealed (entry_id) select id from added where action <> 'request.filed';",
  },
  {
    name: 'a payment is not on record',
    file: 'backend/usecases/payroll/benefit-payments/pay-benefit.ts',
    from: "action: 'benefit.paid',",
    to: "action: 'pay-slip.recorded',",
  },
]
