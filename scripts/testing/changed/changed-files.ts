import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const lines = (text: string): string[] => text.split('\n').filter((line) => line !== '');

/** The commit that the work on this branch began at: where it left `base`. */
export function branchPoint(root: string, base: string): string {
  return git(root, ['merge-base', 'HEAD', base]).trim();
}

/** What differs from that commit in the working tree, new files included, deleted ones not. */
export function changedFiles(root: string, since: string): string[] {
  const tracked = lines(git(root, ['diff', '--name-only', '--diff-filter=d', since]));
  const untracked = lines(git(root, ['ls-files', '--others', '--exclude-standard']));
  return [...new Set([...tracked, ...untracked])].filter((path) => existsSync(join(root, path))).sort();
}

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', ['-C', root, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
}
