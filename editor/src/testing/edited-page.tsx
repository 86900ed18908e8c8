import type { PageFault } from '@witryna/module-schemas';
import type { ReactNode } from 'react';
import type { DocumentStore } from '../page-editor/document/document-store.ts';
import type { PageFaults } from '../page-editor/editing/editing-context.tsx';
import { EditingProvider } from '../page-editor/editing/editing-provider.tsx';
import { InsertList } from '../page-editor/insert/insert-list.tsx';
import { PaletteCommand } from '../page-editor/palette/palette-command.tsx';

const NO_COUNTS: ReadonlyMap<string, number> = new Map();
const NONE: readonly PageFault[] = [];
const NO_FAULTS: PageFaults = { getAll: () => NONE, getCounts: () => NO_COUNTS, subscribe: () => () => {} };

interface EditedPageProps {
  readonly store: DocumentStore;
  readonly isReadOnly?: boolean;
  readonly children: ReactNode;
}

/** What the workspace puts around the parts of a page: the editing, and what opens above them. */
export function EditedPage({ store, isReadOnly = false, children }: EditedPageProps) {
  return (
    <EditingProvider store={store} isReadOnly={isReadOnly} faults={NO_FAULTS}>
      {children}
      <InsertList />
      <PaletteCommand />
    </EditingProvider>
  );
}
