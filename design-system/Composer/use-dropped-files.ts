import { type DragEvent, useRef, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes files that are dropped on a part of the page. What is dragged and is no file stays the browser's. */
export function useDroppedFiles(take: ((files: readonly File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false)
  // Moving over what is inside leaves and enters again.
  const depth = useRef(0)
  const move = (by: number) => {
    depth.current = Math.max(0, depth.current + by)
    setOver(depth.current > 0)
  }
  if (!take) return { isOver: false, dropProps: {} }
  const dropProps = {
    onDragEnter: (event: DragEvent) => hasFiles(event) && move(1),
    onDragLeave: (event: DragEvent) => hasFiles(event) && move(-1),
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      move(-depth.current)
      take([...event.dataTransfer.files])
    },
  }
  return { isOver, dropProps }
}
