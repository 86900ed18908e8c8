import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageDocument } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import { createDocumentStore } from '../page-editor/document/document-store.ts';
import { EditedPage } from './edited-page.tsx';

/** Renders parts of the workspace on a page, with everything that they share around them. */
export function renderEditing(page: PageDocument, parts: ReactNode, isReadOnly = false) {
  const store = createDocumentStore(page);
  render(
    <EditedPage store={store} isReadOnly={isReadOnly}>
      {parts}
    </EditedPage>,
  );
  const driversIn = (ids: readonly string[] = []) => ids.map((id) => store.getPlaced(id)?.driver);
  return { store, driversIn, user: userEvent.setup() };
}
