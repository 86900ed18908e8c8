import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptySlot, emptyWordsOf } from './slot-invitation.tsx';

test.each([
  ['page', false, 'Ta strona jest jeszcze pusta'],
  ['snippet', false, 'Ten fragment jest jeszcze pusty'],
  ['article', false, 'Ten artykuł jest jeszcze pusty'],
  ['product', true, 'Ten szablon jest jeszcze pusty'],
] as const)('what is empty is called what it is: %s, template: %s', (type, isTemplate, words) => {
  const address = { parentId: null, slot: 'main' };
  const emptyWords = emptyWordsOf(type, isTemplate);
  render(<EmptySlot isInviting address={address} title="Część główna" emptyWords={emptyWords} onInvited={() => {}} />);
  expect(screen.getByText(words)).toBeTruthy();
});
