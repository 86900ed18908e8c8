import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Retention } from '../../api/operations/retention.ts';
import { createFakeApi, refuse } from '../../testing/fake-api.ts';
import { renderWithApi } from '../../testing/render-with-api.tsx';
import { RetentionScreen } from './retention-screen.tsx';

const answer = (days: number): Retention => ({
  lastRunAt: null,
  items: [
    {
      kind: 'web-vitals',
      title: 'Pomiary szybkości stron',
      help: 'Liczniki dzienne.',
      days,
      defaultDays: 90,
      minDays: 28,
      maxDays: 732,
    },
  ],
});

test('a time is chosen within its limits', async () => {
  const bodies: unknown[] = [];
  const api = createFakeApi({
    'GET /staff/retention': () => ({ body: answer(90) }),
    'PUT /staff/retention': ({ body }) => {
      bodies.push(body);
      return { body: answer(180) };
    },
  });
  const { user } = renderWithApi(<RetentionScreen />, { api, path: '/retention' });
  const days = await screen.findByLabelText<HTMLInputElement>(/Pomiary szybkości stron \(dni\)/);
  expect(screen.getByText('Liczniki dzienne. Domyślnie 90 dni.')).toBeTruthy();
  await user.clear(days);
  await user.type(days, '7');
  await user.click(screen.getByRole('button', { name: /Zapisz/ }));
  expect(days.getAttribute('aria-invalid')).toBe('true');
  expect(bodies).toEqual([]);
  await user.clear(days);
  await user.type(days, '180');
  await user.click(screen.getByRole('button', { name: /Zapisz/ }));
  await screen.findByText('Zapisano, jak długo przechowywać dane');
  expect(bodies).toEqual([{ 'web-vitals': 180 }]);
});

test('what cannot be read can be asked for again', async () => {
  const api = createFakeApi({ 'GET /staff/retention': () => refuse(503, 'too-busy') });
  renderWithApi(<RetentionScreen />, { api, path: '/retention' });
  expect(await screen.findByRole('button', { name: 'Spróbuj ponownie' })).toBeTruthy();
});
