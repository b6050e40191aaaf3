import path from 'node:path'
import { git } from '../../lib/content/git'

/** What the check says of a content folder; undefined when it is in order. It collects the content as well. */
export type Check = () => Promise<string | undefined>

/**
 * Changes a content folder that is committed and in order, and checks it again: git is the undo.
 * @throws Error when nothing was changed; with all problems and the undo when the change brings them
 */
export async function applyChecked(dir: string, check: Check, change: () => void): Promise<void> {
  refuseUncommitted(dir)
  if (await check())
    throw new Error('The content does not pass `npm run check`. Correct it first; nothing was changed.')
  change()
  const problems = await check()
  if (problems)
    throw new Error(
      `The change is made, and the content does not pass the check any more. Correct it, or undo all of it: ${undo(dir)}\n${problems}`,
    )
}

/** Commands that bring back what was committed. */
export function undo(dir: string): string {
  const folder = path.relative('.', dir) || '.'
  return `git -C ${folder} restore . && git -C ${folder} clean -fd`
}

/** @throws Error when git could not undo what this command does */
function refuseUncommitted(dir: string): void {
  const folder = path.relative('.', dir) || '.'
  if (!git(dir, ['ls-tree', '--name-only', 'HEAD', 'site.yaml']))
    throw new Error(
      `${folder} is not committed to a git repository, and only git can undo this command. Commit it first (git init, git add, git commit); nothing was changed.`,
    )
  const changes = git(dir, ['status', '--short', '--untracked-files=all', '.'])
  if (changes)
    throw new Error(
      `${folder} has changes that are not committed, and git could not bring them back. Commit them, or put them aside (git stash -u); nothing was changed:\n${changes.trimEnd()}`,
    )
}
