import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDocument, aHeading } from '../../testing/a-document.ts';
import { aPageForEditing, type FakeApi } from '../../testing/fake-api.ts';
import { aWorkspaceApi, NOON, showWorkspace } from './testing/show-workspace.tsx';

const opened = () =>
  aPageForEditing({
    ...aDocument({ main: [aHeading('witaj'), { ...aHeading('sklad'), anchor: 'skladniki' }] }),
    title: 'O nas',
  });
const fault = (id: string) => ({
  path: `/containers/${id}/anchor`,
  rule: 'anchor',
  message: 'Kotwica to małe litery.',
  placedModuleId: id,
});

/** The field of that module, to which its fault leads. */
async function openField(api: FakeApi, id: string) {
  const view = await showWorkspace(api, { ...opened(), faults: [fault(id)] });
  await view.user.keyboard('{F8}');
  const field = await screen.findByRole('textbox', { name: 'Kotwica' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  return { ...view, field };
}

test('an editor names the place of a module; what is typed becomes a name that links can have', async () => {
  const api = aWorkspaceApi({
    'PUT /staff/pages/7/draft': () => ({ body: { version: 4, savedAt: NOON, faults: [] } }),
  });
  const { user, field } = await openField(api, 'witaj');
  await user.type(field, 'Jak stosować');
  await user.tab();
  await waitFor(() => expect(field).toHaveProperty('value', 'jak-stosowac'));
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(api.asked('PUT /staff/pages/7/draft')).not.toHaveLength(0));
  expect(api.asked('PUT /staff/pages/7/draft').at(-1)?.body).toMatchObject({
    document: { containers: { witaj: { anchor: 'jak-stosowac' } } },
  });
});

test('a name that another module has is refused at the field', async () => {
  const { user, field } = await openField(aWorkspaceApi(), 'witaj');
  await user.type(field, 'skladniki');
  expect(await screen.findByText(/^Kotwica „skladniki” jest na tej stronie więcej niż raz/)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.type(field, '-inci');
  await waitFor(() => expect(screen.queryByText(/więcej niż raz/)).toBeNull());
});
