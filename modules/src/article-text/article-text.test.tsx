import { screen, within } from '@testing-library/react';
import type { RichTextNode } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { showModule } from '../testing/show-module.tsx';
import { blocksOf, notesOfBlocks } from './notes-of-blocks.ts';

const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  marks: marks.map((type) => ({ type })),
});
const paragraph = (...content: RichTextNode[]) => ({ type: 'paragraph', content });
const content = {
  type: 'doc' as const,
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('Wspólny język')] },
    paragraph(text('To jest '), text('Tocopherol', 'italic'), text('.')),
    { type: 'blockquote', content: [paragraph(text('Mniej znaczy dłużej.'))] },
    paragraph(text('A Tocopherol i Panthenol znamy.')),
  ],
};
const tocopherol = { term: 'Tocopherol', text: 'Witamina E.' };
const panthenol = { term: 'Panthenol', text: 'Prowitamina B5.' };

test.each([
  ['the first block that has its term', [tocopherol], [[], [tocopherol], [], []]],
  ['the block they are of, several beside each other', [panthenol, tocopherol], [[], [tocopherol], [], [panthenol]]],
  [
    'the last block where nobody finds the term',
    [{ term: 'Parfum', text: 'Zapach.' }],
    [[], [], [], [{ term: 'Parfum', text: 'Zapach.' }]],
  ],
  ['no block where there are none', [], []],
])('a note stands beside %s', (_where, notes, expected) => {
  const beside = notesOfBlocks(blocksOf(content), notes);
  expect(beside.map((own) => own.map(({ term, text: words }) => ({ term, text: words })))).toEqual(expected);
});

describe('the text of an article', () => {
  test('is read whole and in order, its notes behind the words that they explain', async () => {
    const { container } = await showModule('article-text', { content, dropCap: true, notes: [tocopherol] });
    expect(screen.getByRole('heading', { level: 2, name: 'Wspólny język' })).toBeTruthy();
    const first = container.querySelector('p');
    expect(first?.textContent).toBe('To jest Tocopherol.');
    expect(first?.compareDocumentPosition(screen.getByRole('note'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(container.querySelector('blockquote')?.textContent).toBe('Mniej znaczy dłużej.');
  });

  test('has each note twice, in the margin and folded: one of them is hidden by the style sheet', async () => {
    await showModule('article-text', { content, notes: [tocopherol, panthenol] });
    expect(screen.getAllByRole('note').map((note) => note.textContent)).toEqual([
      'Tocopherol Witamina E.',
      'Panthenol Prowitamina B5.',
    ]);
    const folded = screen.getAllByRole('group');
    expect(folded).toHaveLength(2);
    expect(within(folded[0] as HTMLElement).getByText('Witamina E.')).toBeTruthy();
    expect((folded[0] as HTMLDetailsElement).open).toBe(false);
  });

  test('without words leaves nothing to see', async () => {
    const { container } = await showModule('article-text', { content: { type: 'doc', content: [] } });
    expect(container.querySelector('p')).toBeNull();
  });
});
