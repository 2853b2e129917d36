/** Moves what is larger than its area with the mouse; fingers scroll it by themselves. @returns how to stop */
export function listenForDrag(area: HTMLElement): () => void {
  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    const isLarger = area.scrollWidth > area.clientWidth || area.scrollHeight > area.clientHeight
    // On the bars at the edges the browser drags.
    const isInside = event.offsetX < area.clientWidth || event.target !== area
    if (!isLarger || !isInside) return
    area.setPointerCapture(event.pointerId)
    area.dataset.dragging = ''
  }
  const onMove = (event: PointerEvent) => {
    if (area.dataset.dragging === undefined) return
    area.scrollLeft -= event.movementX
    area.scrollTop -= event.movementY
  }
  const onUp = () => {
    delete area.dataset.dragging
  }
  area.addEventListener('pointerdown', onDown)
  area.addEventListener('pointermove', onMove)
  area.addEventListener('pointerup', onUp)
  area.addEventListener('pointercancel', onUp)
  return () => {
    area.removeEventListener('pointerdown', onDown)
    area.removeEventListener('pointermove', onMove)
    area.removeEventListener('pointerup', onUp)
    area.removeEventListener('pointercancel', onUp)
  }
}
