import { RE_REGISTRATION_GROUPS } from '#domain/re-registration/groups.ts'
import { defineActions } from './define-actions.ts'

const statusOfPerson = { entity: 'person', keeps: ['status'] } as const

/** A re-registration from its code to its export. */
export const reRegistrationActions = defineActions({
  're-registration.code-issued': {
    entity: 're-registration-code',
    sentence: 'Gerou um código para o recadastramento.',
    keeps: ['idAtendente', 'expiraEm'],
  },
  're-registration.opened': {
    entity: 'session',
    sentence: 'Abriu o recadastramento com um código.',
    keeps: ['idAtendente'],
  },
  're-registration.applied': {
    entity: 'person',
    sentence: 'Passou para o cadastro os dados do recadastramento.',
    keeps: RE_REGISTRATION_GROUPS,
  },
  're-registration.imported': {
    entity: 'person',
    sentence: 'Pediu o recadastramento, por uma planilha.',
    keeps: ['import', 'line', 'campaign', 'dueOn'],
  },
  're-registration.import-undone': {
    entity: 'person',
    sentence: 'Desfez um pedido de recadastramento feito por uma planilha.',
    keeps: ['import', 'line'],
  },
  're-registration.items-refused': {
    entity: 'request',
    sentence: 'Devolveu itens do recadastramento para correção.',
    keeps: ['itens'],
  },
  're-registration.code-validated': { ...statusOfPerson, sentence: 'Retomou o recadastramento indeferido.' },
  're-registration.first-step-saved': { ...statusOfPerson, sentence: 'Começou o recadastramento.' },
  're-registration.submitted': { ...statusOfPerson, sentence: 'Enviou o recadastramento.' },
  're-registration.approved': { ...statusOfPerson, sentence: 'Deferiu o recadastramento.' },
  're-registration.rejected': { ...statusOfPerson, sentence: 'Indeferiu o recadastramento.' },
  're-registration.restarted': { ...statusOfPerson, sentence: 'Devolveu o recadastramento ao começo.' },
  're-registration.begun-again': { ...statusOfPerson, sentence: 'Reiniciou o recadastramento.' },
  're-registration.exported': { ...statusOfPerson, sentence: 'Exportou o recadastramento.' },
})
