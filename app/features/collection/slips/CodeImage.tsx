import type { SlipCodes } from '#contract/collection/slips.ts'

type Drawing = SlipCodes['barras']

/** A bar code or QR code, drawn as the API computed it. */
export function CodeImage({
  drawing: { caminho, largura, altura },
  label,
  className,
}: {
  drawing: Drawing
  label: string
  className: string
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${largura} ${altura}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={caminho} fill="currentColor" />
    </svg>
  )
}
