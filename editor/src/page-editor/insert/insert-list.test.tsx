import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aContainer, aDocument, aHeading } from '../../testing/a-document.ts';
import { renderEditing } from '../../testing/render-editing.tsx';

const page = aDocument({ main: [aHeading('a'), aContainer('box')] });
const place = () => screen.getByRole('option', { selected: true }).textContent;

test('by keyboard alone a module is chosen, carried into a container and dropped', async () => {
  const { user, store, driversIn } = renderEditing(page, null);
  await user.keyboard('/');
  const search = screen.getByRole('combobox', { name: 'Szukaj modułu' });
  expect(document.activeElement).toBe(search);
  await user.keyboard('naglo{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('listbox', { name: /^Przenosisz: Nagłówek/ }));
  expect(place()).toBe('Część główna, za: Kontener');
  await user.keyboard('{ArrowUp}');
  expect(place()).toBe('Zawartość w module Kontener, puste miejsce');
  await user.keyboard('{Enter}');
  expect(driversIn(store.getPlaced('box')?.slots?.content)).toEqual(['heading']);
  expect(screen.getByText('Wstawiono moduł Nagłówek: Zawartość w module Kontener, puste miejsce.')).toBeTruthy();
});

test('Escape leaves the page as it was and says so', async () => {
  const { user, store } = renderEditing(page, null);
  await user.keyboard('/tekst{Enter}{ArrowUp}{Escape}');
  expect(store.getPage().slots.main).toEqual(['a', 'box']);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByText('Anulowano wstawianie.')).toBeTruthy();
});

test('a placed module is carried from where it is, and its own inside is no place for it', async () => {
  const { user, store } = renderEditing(page, null);
  store.select('box');
  await user.keyboard('m');
  expect(place()).toBe('Część główna, za: Nagłówek „a” (obecne miejsce)');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(place()).toBe('Góra strony, puste miejsce');
  await user.keyboard('{Enter}');
  expect(store.getPage().slots).toMatchObject({ top: ['box'], main: ['a'] });
});

test('the list of modules can be gone through with arrows', async () => {
  const { user } = renderEditing(page, null);
  await user.keyboard('/{ArrowDown}{ArrowUp}{ArrowUp}');
  const options = screen.getAllByRole('option');
  expect(options.at(-1)?.getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(options.at(-1)?.id);
});

test('keys of the page do nothing while one types', async () => {
  const { user, store } = renderEditing(page, <input aria-label="Pole" />);
  store.select('a');
  await user.click(screen.getByRole('textbox', { name: 'Pole' }));
  await user.keyboard('m/{Delete}{Backspace}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(store.getPlaced('a')).toBeDefined();
});

test('where what had the focus is gone, it goes to the page', async () => {
  const { user } = renderEditing(
    page,
    <section data-editing-area="canvas">
      <iframe title="Strona" />
    </section>,
  );
  await user.keyboard('/naglo{Enter}{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByTitle('Strona')));
});
