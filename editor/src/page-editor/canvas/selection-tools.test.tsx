import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDocument, aHeading } from '../../testing/a-document.ts';
import { renderEditing } from '../../testing/render-editing.tsx';
import { updateSettings } from '../document/update-settings.ts';
import { type Editing, useEditing } from '../editing/editing-context.tsx';
import { createCanvasView } from './canvas-view.ts';
import { SelectionTools } from './selection-tools.tsx';

function KeepEditing({ in: kept }: { readonly in: { current?: Editing } }) {
  kept.current = useEditing();
  return null;
}

const openTools = () => {
  const view = createCanvasView();
  const page = aDocument({ main: [aHeading('a'), aHeading('b')] });
  const editing: { current?: Editing } = {};
  const rendered = renderEditing(
    page,
    <>
      <KeepEditing in={editing} />
      <SelectionTools view={view} width={800} height={600} />
    </>,
  );
  act(() => {
    rendered.store.select('a');
    view.selectionBox.set({ left: 0, top: 100, width: 400, height: 50 });
  });
  return { ...rendered, session: () => editing.current?.session };
};

test('the selected module is moved, copied behind itself and removed by its tools', async () => {
  const { store, user } = openTools();
  expect(screen.getByRole('toolbar', { name: 'Czynności: Nagłówek' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Przesuń niżej' }));
  expect(store.getPage().slots.main).toEqual(['b', 'a']);
  await user.click(screen.getByRole('button', { name: 'Powiel' }));
  expect(store.getPage().slots.main).toHaveLength(3);
  act(() => store.select('a'));
  await user.click(screen.getByRole('button', { name: 'Usuń' }));
  expect(store.getPlaced('a')).toBeUndefined();
});

test('what cannot be done is off', () => {
  openTools();
  expect(screen.getByRole('button', { name: 'Przesuń wyżej' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Przesuń niżej' })).toHaveProperty('disabled', false);
});

test('each tool names its key', () => {
  openTools();
  expect(screen.getByRole('button', { name: 'Powiel' }).getAttribute('data-shortcut')).toBe('Ctrl+D');
  expect(screen.getByRole('button', { name: 'Usuń' }).getAttribute('aria-keyshortcuts')).toBe('Delete');
});

test('typing in the form does not touch the tools', () => {
  const { store } = openTools();
  const toolbar = screen.getByRole('toolbar');
  const before = toolbar.innerHTML;
  act(() => {
    store.dispatch(updateSettings(store.getPage(), 'a', { text: 'Inny' }));
  });
  expect(toolbar.innerHTML).toBe(before);
});

test('the tools are out of sight during a drag, but stay where a finger holds them', () => {
  const { session } = openTools();
  const toolbar = screen.getByRole('toolbar');
  act(() => session()?.start({ kind: 'placed', id: 'a' }));
  expect(toolbar.isConnected).toBe(true);
  expect(toolbar.style.visibility).toBe('hidden');
  act(() => session()?.cancel());
  expect(toolbar.style.visibility).toBe('visible');
});
