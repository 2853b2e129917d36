import { execFileSync } from 'node:child_process'
import { projectRoot } from '../run-tool.ts'

/** All that differs from a commit, in the working tree too, and every file there is; paths from the project's root. */
export type Change = { since: string; changed: string[]; files: string[] }

/**
 * Files that were changed since a commit: the one that is given, or where the branch left `origin/main`, or the one before the last.
 * @throws Error with a Portuguese sentence when git knows no such commit
 */
export function changedFiles(given: string | null): Change {
  const since = given === null ? branchPoint() : commitOf(given)
  if (since === null) throw new Error(`O git não conhece o commit ${given ?? 'HEAD~'}.`)
  const untracked = lines('ls-files', '--others', '--exclude-standard')
  const changed = new Set([...lines('diff', '--name-only', '--no-renames', since), ...untracked])
  return { since, changed: [...changed].sort(), files: [...new Set([...lines('ls-files'), ...untracked])] }
}

function branchPoint(): string | null {
  const main = commitOf('origin/main')
  if (main === null) return commitOf('HEAD~')
  const point = git('merge-base', 'HEAD', main)?.trim() ?? null
  // Whoever works on that branch itself means what was done last.
  return point === commitOf('HEAD') && !hasChanges() ? commitOf('HEAD~') : point
}

function hasChanges(): boolean {
  return lines('status', '--porcelain').length > 0
}

function commitOf(name: string): string | null {
  return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)?.trim() ?? null
}

function lines(...args: string[]): string[] {
  return (git('-c', 'core.quotePath=false', ...args) ?? '').split('\n').filter((line) => line !== '')
}

function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: projectRoot,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return null
  }
}
