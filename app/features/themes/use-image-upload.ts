import { useState } from 'react'
import { problemOf } from '#app/api/problem.ts'
import type { ThemeImage, ThemeImageUse } from '#contract/themes.ts'

/** Sends an image to the API, which looks at it; rejects with a PortalProblem when it is not taken. */
export type UploadImage = (use: ThemeImageUse, file: File) => Promise<ThemeImage>

/** Sends an image as soon as it is chosen. `file` is the one on its way, or refused; `problem` says why. */
export function useImageUpload(
  use: ThemeImageUse,
  upload: UploadImage,
  onUploaded: (image: ThemeImage) => void,
) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const [isSending, setSending] = useState(false)
  const send = async (chosen: File) => {
    setFile(chosen)
    setProblem(undefined)
    setSending(true)
    try {
      onUploaded(await upload(use, chosen))
      setFile(null)
    } catch (error) {
      const refusal = problemOf(error)
      setProblem(refusal.kind === 'invalid' ? (refusal.fields.arquivo ?? refusal.detail) : refusal.detail)
    } finally {
      setSending(false)
    }
  }
  return {
    file,
    problem,
    isSending,
    choose: (chosen: File | null) => {
      if (chosen) void send(chosen)
      else {
        setFile(null)
        setProblem(undefined)
      }
    },
  }
}
