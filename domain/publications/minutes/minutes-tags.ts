/** The subjects of minutes, as they are written in one line with commas between them: each once, in their order. */
export function minutesTags(line: string): string[] {
  return [...new Set(line.split(',').map((tag) => tag.trim().replaceAll(/\s+/g, ' ')))].filter(Boolean)
}
