import { screen, within } from '@testing-library/react';
import { moduleDefinitions } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { aContainer, aDocument, aHeading } from '../../testing/a-document.ts';
import { renderEditing } from '../../testing/render-editing.tsx';
import { Palette } from './palette.tsx';

const page = aDocument({ main: [aHeading('a'), aContainer('box'), aHeading('b')] });
const names = () =>
  screen.getAllByRole('button').map((button) => button.firstElementChild?.nextElementSibling?.firstChild?.textContent);

test('shows every module in its group', () => {
  renderEditing(page, <Palette />);
  const ofText = Object.values(moduleDefinitions).filter(({ group }) => group === 'text');
  const offered = within(screen.getByRole('region', { name: 'Tekst' })).getAllByRole('button');
  expect(offered).toHaveLength(ofText.length);
  expect(names()).toContain('Baner główny');
});

test('finds modules without Polish letters, and says when there is none', async () => {
  const { user } = renderEditing(page, <Palette />);
  const search = screen.getByRole('searchbox', { name: 'Szukaj modułu' });
  await user.type(search, 'naglowek{Enter}');
  expect(names()[0]).toBe('Nagłówek');
  await user.clear(search);
  await user.type(search, 'rakieta{Enter}');
  expect(screen.getByText('Żaden moduł nie pasuje do „rakieta”')).toBeTruthy();
});

test('a click puts a module behind the selected one', async () => {
  const { user, store, driversIn } = renderEditing(page, <Palette />);
  store.select('a');
  await user.click(screen.getByRole('button', { name: /^Obraz/ }));
  expect(driversIn(store.getPage().slots.main)).toEqual(['heading', 'image', 'container', 'heading']);
  expect(screen.getByText('Wstawiono moduł Obraz: Część główna, między: Nagłówek „a” i Kontener.')).toBeTruthy();
});

test('after a click keys mean the module on the page', async () => {
  const canvas = (
    <section data-editing-area="canvas">
      <iframe title="Strona" />
    </section>
  );
  const { user } = renderEditing(
    page,
    <>
      <Palette />
      {canvas}
    </>,
  );
  await user.click(screen.getByRole('button', { name: /^Obraz/ }));
  expect(document.activeElement).toBe(screen.getByTitle('Strona'));
});

test('a reader of the page cannot put anything on it', () => {
  renderEditing(page, <Palette />, true);
  expect(screen.getByRole('button', { name: /^Obraz/ })).toHaveProperty('disabled', true);
});
