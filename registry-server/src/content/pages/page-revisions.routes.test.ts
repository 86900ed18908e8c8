import type { PageDocument } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { dialects } from '../../testing/dialects.ts';
import { type StaffClient, signedIn } from '../../testing/staff-client.ts';
import { pagesOfStaff } from './testing/pages-of-staff.ts';

describe.each(dialects)('states of a page on $name', (dialect) => {
  const { app, byEditor, byPublisher, aPage, save, read } = pagesOfStaff(dialect);

  describe('what readers see and the newest code has forgotten', () => {
    const forgotten = { ...aPlaced('a', 'hero'), driver: 'marquee' };
    const publish = (id: number, version: number) =>
      byPublisher({ method: 'POST', url: `/staff/pages/${id}/publish`, payload: { version } });
    /** A page that was published by code that still knew these modules. */
    const published = async (document: PageDocument) => {
      const { page } = await aPage({ document });
      await app()
        .db.updateTable('page_revision')
        .set({ publishedAt: new Date() })
        .where('pageId', '=', page.id)
        .execute();
      return page;
    };

    test('does not lock its page', async () => {
      const page = await published(aDocument({}, forgotten));
      const touched = { ...forgotten, settings: { heading: 'inaczej' } };
      const saved = await save(page.id, { version: 1, document: aDocument({ title: 'Nowy tytuł' }, touched) });
      expect(saved.json().faults).toEqual([]);
      expect((await publish(page.id, 2)).json()).toMatchObject({ status: 'published', title: 'Nowy tytuł' });
      expect((await read(page.id)).document.containers.a).toEqual(touched);
    });

    test('is no excuse for another module that nobody knows', async () => {
      const page = await published(aDocument({}, forgotten));
      const document = aDocument({}, forgotten, { ...aPlaced('b', 'hero'), driver: 'ticker' });
      await save(page.id, { version: 1, document });
      const refused = await publish(page.id, 2);
      expect(refused.json().details.faults).toMatchObject([{ rule: 'unknown-module', placedModuleId: 'b' }]);
    });

    test('may be a field, as long as it stays as it was', async () => {
      const heading = (glitter: number) => aDocument({}, aPlaced('a', 'heading', { text: 'x', glitter }));
      const page = await published(heading(1));
      const kept = await save(page.id, { version: 1, document: { ...heading(1), title: 'Nowy tytuł' } });
      expect(kept.json().faults).toEqual([]);
      const changed = await save(page.id, { version: 2, document: heading(2) });
      expect(changed.json().faults).toMatchObject([{ rule: 'additionalProperties' }]);
    });
  });

  describe('an earlier state', () => {
    const open = async () => {
      const { page, document } = await aPage();
      await byPublisher({ method: 'POST', url: `/staff/pages/${page.id}/publish`, payload: { version: 1 } });
      await save(page.id, { version: 1, document: aDocument({ title: 'Druga' }, aPlaced('a', 'heading', {})) });
      const { items } = (await byEditor({ url: `/staff/pages/${page.id}/revisions` })).json();
      const [second, first] = items.map(({ id }: { id: string }) => id);
      const ask = (who: StaffClient['inject'], act: string, revisionId: string, version: number) =>
        who({ method: 'POST', url: `/staff/pages/${page.id}/${act}`, payload: { revisionId, version } });
      return { page, document, first, second, ask };
    };

    test('becomes the draft by an editor’s hand, and readers notice nothing', async () => {
      const { page, document, first, second, ask } = await open();
      const restored = await ask(byEditor, 'restore', first, 2);
      expect(restored.json()).toMatchObject({ version: 3, document, faults: [], page: { status: 'published' } });
      expect((await ask(byEditor, 'restore', first, 2)).json()).toEqual(restored.json());
      const forward = (await ask(byEditor, 'restore', second, 3)).json();
      expect(forward).toMatchObject({ version: 4, document: { title: 'Druga' }, page: { status: 'changed' } });
      expect(forward.faults).toMatchObject([{ rule: 'required' }]);
      const site = app().sites.require('pl');
      expect((await app().pages.findPublishedById(site.id, page.id))?.document.title).toBe('O nas');
    });

    test('is not restored over somebody’s work, nor from another page', async () => {
      const { first, ask } = await open();
      const late = await ask(byEditor, 'restore', first, 1);
      expect([late.statusCode, late.json().code]).toEqual([409, 'revision-conflict']);
      const other = await open();
      const foreign = await ask(byEditor, 'restore', other.first, 2);
      expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'revision-not-found']);
    });

    test('is restored and published at once by a publisher only, and only without faults', async () => {
      const { page, first, second, ask } = await open();
      expect((await ask(byEditor, 'rollback', first, 2)).statusCode).toBe(403);
      const refused = await ask(byPublisher, 'rollback', second, 2);
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'page-invalid']);
      expect(await read(page.id)).toMatchObject({ version: 2, page: { status: 'changed' } });
      expect((await ask(byPublisher, 'rollback', first, 2)).json()).toMatchObject({ page: { status: 'published' } });
    });

    test('is not restored by who may only read', async () => {
      const { first, ask } = await open();
      expect((await ask((await signedIn(app(), 'viewer')).inject, 'restore', first, 2)).statusCode).toBe(403);
    });
  });
});
