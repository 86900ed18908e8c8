import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptySlot } from './slot-invitation.tsx';

test.each([
  [false, 'Ta strona jest jeszcze pusta'],
  [true, 'Ten fragment jest jeszcze pusty'],
])('what is empty is called what it is', (isSnippet, words) => {
  const address = { parentId: null, slot: 'main' };
  render(<EmptySlot isInviting address={address} title="Część główna" isSnippet={isSnippet} onInvited={() => {}} />);
  expect(screen.getByText(words)).toBeTruthy();
});
