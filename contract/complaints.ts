/** Complaint about a value, by its wire path, in words. */
export type Complaint = { field: string; sentence: string }

/** The problems of a rule as complaints; `say` gives each its field and its sentence. */
export function complaints<Problem>(
  problems: readonly Problem[],
  say: (problem: Problem) => readonly [field: string, sentence: string],
): { ok: false; problems: Complaint[] } {
  return {
    ok: false,
    problems: problems.map((problem) => {
      const [field, sentence] = say(problem)
      return { field, sentence }
    }),
  }
}

/** Complaints as sentences by field, below `prefix` (`metadata.`): the first of each. */
export function byField(problems: readonly Complaint[], prefix = ''): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const { field, sentence } of problems) sentences[prefix + field] ??= sentence
  return sentences
}
