const kilobyte = 1024
const number = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** A size in bytes as people read it: "340 KB", "1,2 MB". */
export const formatFileSize = (bytes: number): string => {
  if (bytes < kilobyte) return `${number.format(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`
  const kilobytes = bytes / kilobyte
  // What would round to 1.024 KB is a megabyte already.
  if (kilobytes < 1023.5) return `${number.format(Math.round(kilobytes))} KB`
  return `${number.format(kilobytes / kilobyte)} MB`
}
