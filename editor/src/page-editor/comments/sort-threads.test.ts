import { expect, test } from 'vitest';
import type { CommentThread } from '../../api/content/page-comments.ts';
import { aDocument, aHeading } from '../../testing/a-document.ts';
import { sortThreads } from './sort-threads.ts';

const aThread = (id: string, moduleId?: string): CommentThread => ({
  id,
  startedAt: '2026-11-20T12:00:00.000Z',
  mayResolve: false,
  comments: [],
  ...(moduleId !== undefined && { moduleId }),
});

test('threads stand in the order of the page, its own first and those of removed modules last', () => {
  const page = aDocument({ main: [aHeading('a'), aHeading('b')] });
  const threads = [aThread('1', 'gone'), aThread('2', 'b'), aThread('3', 'a'), aThread('4'), aThread('5', 'b')];
  expect(sortThreads(page, threads).map(({ id }) => id)).toEqual(['4', '3', '2', '5', '1']);
});
