import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import '../i18n/all-languages.ts';
import { messagesOf } from '../i18n/messages.ts';
import { Failure } from './error-pages.tsx';

const english = { home: '/en', messages: messagesOf('en-US') };

test('a failure of the server, in English, with its code', () => {
  render(<Failure {...english} status={500} code="http-500" />);
  expect(screen.getByRole('heading', { name: 'Internal server error' })).toBeTruthy();
  expect(
    screen.getByText('An internal server error has occurred. Please try again later. Sorry for the inconvenience.'),
  ).toBeTruthy();
  expect(screen.getByText(/^Error code/).textContent).toContain('500');
});
