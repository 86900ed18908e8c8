import { render, screen } from '@testing-library/react';
import { EMPTY_RELATED } from '@witryna/module-schemas';
import { loadedModules, loadModules } from '@witryna/modules';
import { expect, test } from 'vitest';
import { createDocumentStore } from '../document/document-store.ts';
import { aDocument, aHeading } from '../testing/a-document.ts';
import { PreviewApp } from './preview-app.tsx';

const ignore = () => {};

test.each(['edit', 'view'] as const)(
  'in %s, words in braces read as in the shop; the document keeps them',
  async (mode) => {
    await loadModules(['heading']);
    const text = 'Gratis od {freeDelivery}, {nieznane} zostaje';
    const store = createDocumentStore(aDocument({ main: [aHeading('a', { text })] }));
    const shop = { related: EMPTY_RELATED, words: { freeDelivery: '149,50 zł' } };
    const preview = (words: typeof shop) => (
      <PreviewApp
        store={store}
        components={loadedModules(['heading']) ?? new Map()}
        shop={words}
        mode={mode}
        onError={ignore}
        onInvited={ignore}
        onRendered={ignore}
      />
    );
    const { rerender } = render(preview(shop));
    expect(screen.getByRole('heading', { name: 'Gratis od 149,50 zł, {nieznane} zostaje' })).toBeTruthy();
    rerender(preview({ ...shop, words: { freeDelivery: '99 zł' } }));
    expect(screen.getByRole('heading', { name: 'Gratis od 99 zł, {nieznane} zostaje' })).toBeTruthy();
    expect(store.getPlaced('a')?.settings).toEqual({ text });
  },
);
