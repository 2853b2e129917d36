import { useRef, useState } from 'react'
import { PortalProblem, problemOf } from '#app/api/problem.ts'
import type { RegimeAnswer, RegimeOnWire } from '#contract/tax-regime.ts'
import { type Signature, type SignatureProblems, signatureProblems, unsigned } from './signature.ts'

/** The signature beside a choice. It lives as long as the page and is kept in no draft. */
export function useSignature() {
  const [signature, setSignature] = useState<Signature>(unsigned)
  const [problems, setProblems] = useState<SignatureProblems>({})
  const first = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const change = (part: Partial<Signature>) => {
    setSignature((current) => ({ ...current, ...part }))
    setProblems((current) => Object.fromEntries(Object.entries(current).filter(([name]) => !(name in part))))
  }
  /** Whether the signature is complete; if not, says what is missing and goes there. */
  const isComplete = (regime: RegimeOnWire, situation: RegimeAnswer['situacao']) => {
    const found = signatureProblems(signature, regime, situation)
    setProblems(found)
    if (Object.keys(found).length === 0) return true
    const toPassword = found.viuComparacao === undefined && found.aceitaIrrevogavel === undefined
    ;(toPassword ? password : first).current?.focus()
    return false
  }
  /** Sends with the signature. A refused password is told under its field, and the person stays on the review. */
  const sendSigned = async <Receipt>(send: (signature: Signature) => Promise<Receipt>): Promise<Receipt> => {
    try {
      return await send(signature)
    } catch (error) {
      const problem = problemOf(error)
      const complaint = problem.kind === 'invalid' ? problem.fields['senha'] : undefined
      if (complaint === undefined) throw error
      setProblems({ senha: complaint })
      setSignature((current) => ({ ...current, senha: '' }))
      throw new PortalProblem({ kind: 'conflict', reason: 'conflito', detail: complaint })
    }
  }
  return { signature, problems, change, first, password, isComplete, sendSigned }
}

export type SignatureState = ReturnType<typeof useSignature>
