import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderForm } from '../../testing/render-form.tsx';

const parts = { items: [{ title: 'Skład' }, { title: 'Zapach' }, { title: 'Dostawa' }] };
const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement;

describe('the focus in a list', () => {
  let form: Awaited<ReturnType<typeof renderForm>>;
  beforeEach(async () => {
    form = await renderForm('accordion', parts);
  });

  test('goes to the first field of a new item', async () => {
    await form.user.click(button('Dodaj: część'));
    await waitFor(() => expect((focused() as HTMLInputElement).tagName).toBe('INPUT'));
    await form.user.keyboard('Opinie');
    expect((form.settings() as typeof parts).items.map(({ title }) => title)).toEqual([
      'Skład',
      'Zapach',
      'Dostawa',
      'Opinie',
    ]);
  });
  test('goes with an item that is moved, to what may still be pressed', async () => {
    await form.user.click(button('Przesuń w górę: Dostawa'));
    await waitFor(() => expect(focused()).toBe(button('Przesuń w górę: Dostawa')));
    await form.user.click(button('Przesuń w górę: Dostawa'));
    await waitFor(() => expect(focused()).toBe(button('Przesuń w dół: Dostawa')));
  });
  test('goes to the neighbour of an item that is removed, and from the last one to adding', async () => {
    for (const [name, next] of [
      ['Zapach', 'Usuń: Dostawa'],
      ['Dostawa', 'Usuń: Skład'],
      ['Skład', 'Dodaj: część'],
    ] as const) {
      await form.user.click(button(`Usuń: ${name}`));
      await waitFor(() => expect(focused()).toBe(button(next)));
    }
  });
});

test('an item that was unfolded stays so where it is moved', async () => {
  const { user } = await renderForm('accordion', parts);
  await user.click(button('Zapach'));
  await user.click(button('Przesuń w górę: Zapach'));
  expect(button('Zapach').getAttribute('aria-expanded')).toBe('true');
  expect(button('Skład').getAttribute('aria-expanded')).toBe('false');
});
