import { expect, test } from 'vitest';
import { aDocument } from '../../testing/a-document.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { dialects } from '../../testing/dialects.ts';
import { signedIn } from '../../testing/staff-client.ts';

test.each(dialects)('pages at addresses that are the shop’s own by now are listed on $name', async (dialect) => {
  const lines: string[] = [];
  const first = await buildTestApp(dialect);
  const staff = await signedIn(first, 'admin');
  const publish = async (slug: string, type = 'page') => {
    const payload = { type, title: slug, urlPath: `/dawniej-${slug.replaceAll('/', '-')}` };
    const created = await staff.inject({
      method: 'POST',
      url: '/staff/pages',
      payload: { ...payload, document: aDocument({ type: 'page', title: slug }) },
    });
    const id = created.json().page?.id as number;
    await staff.inject({ method: 'POST', url: `/staff/pages/${id}/publish`, payload: { version: 1 } });
    // As it was before the address was reserved.
    await first.db.updateTable('page').set({ slug }).where('id', '=', id).execute();
    return id;
  };
  const [newsletter, below, trap] = [
    await publish('newsletter'),
    await publish('order/pytania'),
    await publish('wp-krem'),
  ];
  for (const slug of ['newsletterowo', 'o-nas/cart', 'wpis', 'wp']) await publish(slug);
  const hidden = await publish('thank-you');
  await staff.inject({ method: 'POST', url: `/staff/pages/${hidden}/unpublish` });

  const { items } = (await staff.inject({ url: '/staff/address-problems' })).json();
  expect(items.map(({ kind, page }: { kind: string; page: { id: number } }) => [kind, page.id])).toEqual([
    ['page-reserved', newsletter],
    ['page-reserved', below],
    ['page-reserved', trap],
  ]);
  const editor = await signedIn(first, 'viewer');
  expect((await editor.inject({ url: '/staff/address-problems' })).statusCode).toBe(200);

  const document = aDocument({ title: 'Nowe' });
  await staff.inject({ method: 'PUT', url: `/staff/pages/${newsletter}/draft`, payload: { version: 1, document } });
  const publishing = { method: 'POST', url: `/staff/pages/${newsletter}/publish`, payload: { version: 2 } } as const;
  expect((await staff.inject(publishing)).json().code).toBe('slug-reserved');
  const moved = {
    method: 'PATCH',
    url: `/staff/pages/${newsletter}`,
    payload: { version: 2, urlPath: '/listy' },
  } as const;
  expect((await staff.inject(moved)).statusCode).toBe(200);
  expect((await staff.inject({ ...publishing, payload: { version: 3 } })).statusCode).toBe(200);

  const node = await buildTestApp(dialect, {
    databaseUrl: first.config.databaseUrl,
    env: { LOG_LEVEL: 'warn' },
    logTo: { write: (line) => lines.push(line) },
  });
  await node.ready();
  const reported = lines.map((line) => JSON.parse(line)).filter(({ kind }) => kind === 'page-reserved');
  expect(reported.map(({ page }) => page.urlPath)).toEqual(['/order/pytania', '/wp-krem']);
});
