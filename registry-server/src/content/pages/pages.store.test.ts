import type { PageDocument } from '@witryna/module-schemas';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '../../database/dialects.ts';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { dialects } from '../../testing/dialects.ts';
import { createRedirectsStore } from '../redirects/redirects.store.ts';
import { createSitesStore } from '../sites/index.ts';
import { KEPT_DRAFTS } from './page-revisions.ts';
import { statusOf } from './page-row.ts';
import { PageIsPublished, PageNotFound, RevisionConflict, RevisionNotFound, SlugTaken } from './pages.errors.ts';
import { createPagesStore } from './pages.store.ts';
import type { NewPage } from './store/page-drafts.ts';

const BY = 'Zofia Lniana';
const titled = (title: string): PageDocument => aDocument({ title });

async function aStore(db: Db) {
  const { site } = await createSitesStore(db).save(aSite());
  const pages = createPagesStore(db);
  const create = (changes: Partial<NewPage> = {}) =>
    pages.create(
      { siteId: site.id, type: 'page', slug: 'o-nas', isTemplate: false, document: titled('O nas'), ...changes },
      BY,
    );
  return { db, site, pages, create };
}

const recordedTags = async (db: Db) => {
  const rows = await db.selectFrom('outbox').select('tags').orderBy('id').execute();
  return rows.flatMap(({ tags }) => tags).filter((tag) => !tag.startsWith('site:'));
};

describe.each(dialects)('pages store on $name', ({ openDatabase }) => {
  const open = async () => aStore(await openDatabase());

  test('a new page is a draft that readers do not see', async () => {
    const { site, pages, create, db } = await open();
    const page = await create();
    expect(page).toMatchObject({ site: 'pl', slug: 'o-nas', title: 'O nas', version: 1, updatedBy: BY });
    expect(statusOf(page)).toBe('draft');
    expect(await pages.findPublished(site.id, 'o-nas')).toBeUndefined();
    expect(await recordedTags(db)).toEqual([]);
  });

  test('refuses a second page at the same address, and allows it on another site', async () => {
    const { db, create } = await open();
    await create();
    await expect(create()).rejects.toBeInstanceOf(SlugTaken);
    const english = await createSitesStore(db).save(aSite({ code: 'en', domain: 'en.rosailen.example' }));
    expect(await create({ siteId: english.site.id })).toMatchObject({ site: 'en', slug: 'o-nas' });
  });

  test('keeps fields that it does not know to the byte', async () => {
    const { pages, create } = await open();
    const unknown = { ...aPlaced('a', 'hero'), driver: 'marquee', settings: { zeta: 1, alfa: [1.5, 'ą'], beta: {} } };
    const document = aDocument({ title: 'Dziwna' }, unknown);
    const page = await create({ document });
    const read = await pages.readDraft(page.id);
    expect(JSON.stringify(read.document)).toBe(JSON.stringify(document));
  });

  test('refuses to save over a newer draft and says whose it is', async () => {
    const { pages, create } = await open();
    const page = await create();
    const saved = await pages.saveDraft(page.id, { version: 1, document: titled('Anna') }, 'Anna');
    expect(saved.version).toBe(2);
    const late = pages.saveDraft(page.id, { version: 1, document: titled('Jan') }, 'Jan');
    await expect(late).rejects.toBeInstanceOf(RevisionConflict);
    await expect(late).rejects.toMatchObject({ details: { expected: 1, found: 2, savedBy: 'Anna' } });
    expect((await pages.readDraft(page.id)).document.title).toBe('Anna');
  });

  test('of twenty that save the same version at once one succeeds', async () => {
    const { pages, create } = await open();
    const page = await create();
    const attempts = Array.from({ length: 20 }, (_, index) =>
      pages.saveDraft(page.id, { version: 1, document: titled(`Próba ${index}`) }, BY),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await pages.find(page.id))?.version).toBe(2);
  });

  test('saving the same document again is one save', async () => {
    const { pages, create } = await open();
    const page = await create();
    const input = { version: 1, document: titled('Nowy') };
    const first = await pages.saveDraft(page.id, input, BY);
    const second = await pages.saveDraft(page.id, input, BY);
    expect(second).toEqual(first);
    expect((await pages.listRevisions(page.id, { page: 1, pageSize: 10 })).total).toBe(2);
  });

  test('readers see the published state until the next one is published', async () => {
    const { db, site, pages, create } = await open();
    const page = await create();
    await pages.publish(page.id, 1, BY);
    const changed = await pages.saveDraft(page.id, { version: 1, document: titled('Nowe') }, BY);
    expect(statusOf(changed)).toBe('changed');
    expect((await pages.findPublished(site.id, 'o-nas'))?.document.title).toBe('O nas');
    const published = await pages.publish(page.id, 2, BY);
    expect(statusOf(published)).toBe('published');
    expect((await pages.findPublished(site.id, 'o-nas'))?.document.title).toBe('Nowe');
    const tags = [`page:${page.id}`, 'path:pl:/o-nas', `page.published:${page.id}`];
    expect(await recordedTags(db)).toEqual([...tags, ...tags]);
  });

  test('refuses to publish what has changed since it was looked at', async () => {
    const { pages, create } = await open();
    const page = await create();
    await pages.saveDraft(page.id, { version: 1, document: titled('Nowe') }, BY);
    await expect(pages.publish(page.id, 1, BY)).rejects.toBeInstanceOf(RevisionConflict);
    expect(statusOf((await pages.find(page.id)) ?? page)).toBe('draft');
  });

  test('publishing twice is publishing once', async () => {
    const { db, pages, create } = await open();
    const page = await create();
    const first = await pages.publish(page.id, 1, BY);
    expect(await pages.publish(page.id, 1, BY)).toEqual(first);
    expect(await recordedTags(db)).toHaveLength(3);
  });

  test('an unpublished page is gone for readers and can be deleted', async () => {
    const { site, pages, create } = await open();
    const page = await create();
    await pages.publish(page.id, 1, BY);
    await expect(pages.remove(page.id)).rejects.toBeInstanceOf(PageIsPublished);
    await pages.unpublish(page.id, BY);
    expect(await pages.findPublished(site.id, 'o-nas')).toBeUndefined();
    await pages.remove(page.id);
    await pages.remove(page.id);
    expect(await pages.find(page.id)).toBeUndefined();
    await expect(pages.readDraft(page.id)).rejects.toBeInstanceOf(PageNotFound);
  });

  test('rolls back to an earlier state, for readers and for editors', async () => {
    const { site, pages, create } = await open();
    const page = await create();
    await pages.publish(page.id, 1, BY);
    await pages.saveDraft(page.id, { version: 1, document: titled('Nowe') }, BY);
    await pages.publish(page.id, 2, BY);
    const { items } = await pages.listRevisions(page.id, { page: 1, pageSize: 10 });
    expect(items.map(({ number }) => number)).toEqual([2, 1]);
    const oldest = items.at(-1)?.id ?? '';
    const rolledBack = await pages.rollBack(page.id, { version: 2, revisionId: oldest }, BY);
    expect(rolledBack).toMatchObject({ version: 3, title: 'O nas', draftRevisionId: oldest });
    expect(statusOf(rolledBack)).toBe('published');
    expect((await pages.findPublished(site.id, 'o-nas'))?.document.title).toBe('O nas');
    expect(await pages.rollBack(page.id, { version: 2, revisionId: oldest }, BY)).toEqual(rolledBack);
  });

  test('a state of another page is no state of this one', async () => {
    const { pages, create } = await open();
    const page = await create();
    const other = await create({ slug: 'inna' });
    const foreign = { version: 1, revisionId: other.draftRevisionId };
    await expect(pages.rollBack(page.id, foreign, BY)).rejects.toBeInstanceOf(RevisionNotFound);
    await expect(pages.readRevision(page.id, other.draftRevisionId)).rejects.toBeInstanceOf(RevisionNotFound);
  });

  test('a published page that moves leaves a redirect, and its former redirects follow', async () => {
    const { db, site, pages, create } = await open();
    const redirects = createRedirectsStore(db);
    const page = await create();
    await pages.publish(page.id, 1, BY);
    await pages.move(page.id, { version: 1, slug: 'nasza-historia' }, BY);
    const moved = await pages.move(page.id, { version: 2, slug: 'historia' }, BY);
    expect(moved).toMatchObject({ slug: 'historia', version: 3 });
    expect(await redirects.find(site.id, 'o-nas')).toEqual({ target: '/historia', code: 301 });
    expect(await redirects.find(site.id, 'nasza-historia')).toEqual({ target: '/historia', code: 301 });
    expect(await recordedTags(db)).toContain('path:pl:/o-nas');
    await pages.move(page.id, { version: 3, slug: 'o-nas' }, BY);
    expect(await redirects.find(site.id, 'o-nas')).toBeUndefined();
    expect(await redirects.find(site.id, 'historia')).toEqual({ target: '/o-nas', code: 301 });
  });

  test('a page that nobody has seen moves without a trace', async () => {
    const { db, site, pages, create } = await open();
    const page = await create();
    await pages.move(page.id, { version: 1, slug: 'historia' }, BY);
    expect(await createRedirectsStore(db).find(site.id, 'o-nas')).toBeUndefined();
    expect(await recordedTags(db)).toEqual([]);
  });

  test('does not move to the address of another page', async () => {
    const { pages, create } = await open();
    await create();
    const other = await create({ slug: 'inna' });
    await expect(pages.move(other.id, { version: 1, slug: 'o-nas' }, BY)).rejects.toBeInstanceOf(SlugTaken);
    expect((await pages.find(other.id))?.slug).toBe('inna');
  });

  test('keeps the newest hundred drafts and every state that readers saw', async () => {
    const { pages, create } = await open();
    const page = await create();
    await pages.publish(page.id, 1, BY);
    for (let version = 1; version <= KEPT_DRAFTS + 5; version += 1) {
      await pages.saveDraft(page.id, { version, document: titled(`Stan ${version}`) }, BY);
    }
    const { total } = await pages.listRevisions(page.id, { page: 1, pageSize: 1 });
    expect(total).toBe(KEPT_DRAFTS + 1);
    const last = await pages.listRevisions(page.id, { page: 2, pageSize: KEPT_DRAFTS });
    expect(last.items.map(({ number }) => number)).toEqual([1]);
    expect((await pages.readDraft(page.id)).document.title).toBe(`Stan ${KEPT_DRAFTS + 5}`);
  }, 30_000);

  test('the template published last shows the entities of its type, and has no address', async () => {
    const { db, site, pages, create } = await open();
    const template = { type: 'product' as const, isTemplate: true };
    const document = aDocument({ type: 'product', title: 'Szablon' });
    const first = await create({ ...template, slug: 'szablon-a', document });
    const second = await create({ ...template, slug: 'szablon-b', document });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T08:00:00Z') });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    await pages.publish(second.id, 1, BY);
    vi.setSystemTime(new Date('2026-05-04T08:00:01Z'));
    await pages.publish(first.id, 1, BY);
    expect((await pages.findTemplate(site.id, 'product'))?.id).toBe(first.id);
    expect(await pages.findTemplate(site.id, 'product-category')).toBeUndefined();
    expect(await pages.findPublished(site.id, 'szablon-a')).toBeUndefined();
    expect(await recordedTags(db)).toContain('template:pl:product');
  });

  test('finds pages by a part of their title or address, whatever the accents', async () => {
    const { pages, create } = await open();
    await create({ slug: 'poradnik/luszczyca', document: titled('Łagodna pielęgnacja') });
    await create({ slug: 'inna', document: titled('Inna 100%') });
    const titlesOf = async (search: string) =>
      (await pages.list({ search, page: 1, pageSize: 10, sort: 'title' })).items.map(({ title }) => title);
    expect(await titlesOf('LAGODNA pielegn')).toEqual(['Łagodna pielęgnacja']);
    expect(await titlesOf('poradnik/')).toEqual(['Łagodna pielęgnacja']);
    expect(await titlesOf('100%')).toEqual(['Inna 100%']);
    expect(await titlesOf('%')).toEqual(['Inna 100%']);
    expect(await titlesOf('nic takiego')).toEqual([]);
  });

  test('lists by type, status and site, in parts', async () => {
    const { pages, create, site } = await open();
    for (const slug of ['a', 'b', 'c']) await create({ slug, document: titled(slug) });
    const article = await create({ slug: 'd', type: 'article', document: aDocument({ type: 'article', title: 'd' }) });
    await pages.publish(article.id, 1, BY);
    const base = { page: 1, pageSize: 2, sort: 'path' as const, siteId: site.id };
    const first = await pages.list(base);
    expect(first).toMatchObject({ total: 4, items: [{ slug: 'a' }, { slug: 'b' }] });
    expect((await pages.list({ ...base, page: 2 })).items.map(({ slug }) => slug)).toEqual(['c', 'd']);
    expect(await pages.list({ ...base, type: 'article' })).toMatchObject({ total: 1, items: [{ slug: 'd' }] });
    expect(await pages.list({ ...base, status: 'published' })).toMatchObject({ total: 1, items: [{ slug: 'd' }] });
    expect(await pages.list({ ...base, status: 'draft' })).toMatchObject({ total: 3 });
    expect(await pages.list({ ...base, siteId: 999 })).toEqual({ total: 0, items: [] });
  });
});
