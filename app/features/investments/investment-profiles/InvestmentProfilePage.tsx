import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestPage } from '#app/features/request-engine/RequestPage.tsx'
import { choiceRequest, investmentProfileQuery } from './choice-request.tsx'

/**
 * Investment profile: where the person is, what the profiles are, the questionnaire and the choice. That the questionnaire was answered
 * is known here, since a first result arranges everything below anew.
 */
export function InvestmentProfilePage() {
  const { data: situation } = useSuspenseQuery(investmentProfileQuery)
  const [isAnswered, setAnswered] = useState(false)
  return (
    <RequestPage
      definition={choiceRequest}
      situation={{ ...situation, isAnswered, onAnswered: () => setAnswered(true) }}
    />
  )
}
