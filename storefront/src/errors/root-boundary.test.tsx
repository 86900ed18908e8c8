import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../i18n/all-languages.ts';
import { aSite } from '../testing/an-answer.ts';
import { RootBoundary } from './root-boundary.tsx';

function Broken(): never {
  throw new Error('a setup that failed');
}

test('an app that cannot start says so, with a code and ways on', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <RootBoundary site={aSite()}>
      <Broken />
    </RootBoundary>,
  );
  expect(await screen.findByRole('heading', { name: 'Wewnętrzny błąd serwera' })).toBeTruthy();
  expect(screen.getByText(/Nieznany błąd\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: /stron. główn/i })).toBeTruthy();
  logged.mockRestore();
});
