import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Db } from '../../database/dialects.ts';
import { createStaffUsersStore } from '../../identity/staff/users.store.ts';
import { aDocument } from '../../testing/a-document.ts';
import { aSite } from '../../testing/a-site.ts';
import { dialects } from '../../testing/dialects.ts';
import { createPagesStore } from '../pages/pages.store.ts';
import { createSitesStore } from '../sites/index.ts';
import { createPagePresenceStore, PRESENCE_MS } from './page-presence.store.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);

async function aStore(db: Db) {
  const { site } = await createSitesStore(db).save(aSite());
  const pages = createPagesStore(db);
  const users = createStaffUsersStore(db);
  let count = 0;
  const aPage = async () => {
    count += 1;
    const document = aDocument();
    const page = { siteId: site.id, type: 'page', slug: `strona-${count}`, isTemplate: false, document } as const;
    return (await pages.create(page, 'Zofia')).id;
  };
  const aPerson = async (name: string) => {
    const email = `${randomUUID()}@rosailen.example`;
    return (await users.create({ email, name, role: 'editor', passwordHash: '', createdAt: NOW })).id;
  };
  const countRows = async () => (await db.selectFrom('page_presence').selectAll().execute()).length;
  return { presence: createPagePresenceStore(db), pages, aPage, aPerson, countRows };
}

describe.each(dialects)('who has a page open on $name', ({ openDatabase }) => {
  const open = async () => aStore(await openDatabase());

  test('others are listed by name, oneself never, and those of other pages not', async () => {
    const { presence, aPage, aPerson } = await open();
    const [home, about] = [await aPage(), await aPage()];
    const [zofia, adam, ola] = [await aPerson('Zofia'), await aPerson('Adam'), await aPerson('Ola')];
    for (const person of [zofia, adam]) expect(await presence.noteOpen(home, person, NOW)).toBe(true);
    await presence.noteOpen(about, ola, NOW);
    expect(await presence.listOthers(home, ola, NOW)).toEqual([{ name: 'Adam' }, { name: 'Zofia' }]);
    expect(await presence.listOthers(home, zofia, NOW)).toEqual([{ name: 'Adam' }]);
    expect(await presence.listOthers(about, ola, NOW)).toEqual([]);
    expect(await presence.listOpenPages(adam, NOW)).toEqual(
      expect.arrayContaining([
        { pageId: home, people: [{ name: 'Zofia' }] },
        { pageId: about, people: [{ name: 'Ola' }] },
      ]),
    );
  });

  test('two people of one name are two', async () => {
    const { presence, aPage, aPerson } = await open();
    const page = await aPage();
    for (const person of [await aPerson('Anna'), await aPerson('Anna')]) await presence.noteOpen(page, person, NOW);
    expect(await presence.listOthers(page, await aPerson('Ola'), NOW)).toEqual([{ name: 'Anna' }, { name: 'Anna' }]);
  });

  test('a person is gone soon after the last sign of life, and stays with each new one, from however many tabs', async () => {
    const { presence, aPage, aPerson, countRows } = await open();
    const page = await aPage();
    const [zofia, ola] = [await aPerson('Zofia'), await aPerson('Ola')];
    const present = async (ms: number) => (await presence.listOthers(page, ola, later(ms))).length;
    await presence.noteOpen(page, zofia, NOW);
    expect(await present(PRESENCE_MS - 1)).toBe(1);
    expect(await present(PRESENCE_MS)).toBe(0);
    await presence.noteOpen(page, zofia, later(20_000));
    expect(await present(PRESENCE_MS)).toBe(1);
    expect(await countRows()).toBe(1);
    expect(await presence.listOpenPages(ola, later(20_000 + PRESENCE_MS))).toEqual([]);
  });

  test('who has gone is deleted, and so is whoever had a page open that is deleted', async () => {
    const { presence, pages, aPage, aPerson, countRows } = await open();
    const [home, about] = [await aPage(), await aPage()];
    const zofia = await aPerson('Zofia');
    await presence.noteOpen(home, zofia, NOW);
    await presence.noteOpen(about, zofia, later(1));
    await presence.prune(later(PRESENCE_MS));
    expect(await countRows()).toBe(1);
    await pages.remove(about);
    expect(await countRows()).toBe(0);
    expect(await presence.noteOpen(about, zofia, NOW)).toBe(false);
  });
});
