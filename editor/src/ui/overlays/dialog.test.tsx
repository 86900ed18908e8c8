import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

test('a dialog begins at its first field', () => {
  render(
    <Dialog title="Nowa strona" onClose={() => {}} actions={<button type="submit">Utwórz</button>}>
      <input aria-label="Tytuł" />
      <input aria-label="Adres" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Tytuł'));
});

test('a question begins at the answer that changes nothing', () => {
  render(
    <ConfirmDialog title="Usunąć?" confirmLabel="Usuń" onConfirm={() => {}} onClose={() => {}}>
      Tego nie można cofnąć.
    </ConfirmDialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Anuluj' }));
});

test('a choice that is made already is no place to begin', () => {
  render(
    <Dialog title="Podgląd" actions={<button type="button">Gotowe</button>}>
      <input type="radio" aria-label="Telefon" />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Gotowe' }));
});
