import { useCallback } from 'react'

interface FileImageProps {
  /** Where it is, or the file itself. */
  source: string | Blob
  alt: string
  className: string
  /** It cannot be drawn: the browser does not know its format, or it is not there. */
  onError: () => void
}

/** Draws an image. One that was chosen on this device is drawn from memory and let go when it is no longer shown. */
export function FileImage({ source, alt, ...props }: FileImageProps) {
  const place = typeof source === 'string' ? source : undefined
  const draw = useCallback(
    (image: HTMLImageElement) => {
      if (typeof source === 'string') return () => undefined
      const url = URL.createObjectURL(source)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [source],
  )
  return <img {...props} ref={draw} src={place} alt={alt} />
}
