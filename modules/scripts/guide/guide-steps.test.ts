import { describe, expect, test } from 'vitest';
import { applyDiff, readGuideSteps } from './guide-steps.ts';

test('the blocks of a guide are commands, whole files and changes of the file named above them', () => {
  const guide =
    '```sh\npnpm a\npnpm b\n```\n**`a/b.ts`**\n```ts\nconst a = 1;\n```\nWords.\n\n```diff\n-const a = 1;\n```\n';
  expect(readGuideSteps(guide)).toEqual([
    { kind: 'command', command: 'pnpm a' },
    { kind: 'command', command: 'pnpm b' },
    { kind: 'file', path: 'a/b.ts', text: 'const a = 1;\n' },
    { kind: 'change', path: 'a/b.ts', diff: '-const a = 1;\n' },
  ]);
});

test('a block without a file is named', () => {
  expect(() => readGuideSteps('```ts\nconst a = 1;\n```\n')).toThrow(
    'A block of the guide names no file: const a = 1;',
  );
});

describe('a diff', () => {
  const text = 'one\ntwo\nthree\n';

  test('replaces lines that its context finds', () => {
    expect(applyDiff(text, ' one\n-two\n+2\n')).toBe('one\n2\nthree\n');
  });

  test('is refused where its lines are not there', () => {
    expect(() => applyDiff(text, '-four\n+4\n')).toThrow('are there 0 times');
  });
});
