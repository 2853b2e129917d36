import { createFileRoute, redirect } from '@tanstack/react-router'

/** The statement's other address. */
export const Route = createFileRoute('/_shell/extract')({
  beforeLoad: () => {
    throw redirect({ to: '/services/extrato-contribuicao', replace: true })
  },
})
