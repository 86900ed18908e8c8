import type { PageDocument } from '@witryna/module-schemas';
import { describe, expect, test } from 'vitest';
import { aDocument, aPlaced } from '../../testing/a-document.ts';
import { dialects } from '../../testing/dialects.ts';
import { pagesOfStaff } from './testing/pages-of-staff.ts';

const point = (x: number) => ({ x, y: 0.5, label: 'Punkt' });
const anImage = (points: object[]) => aPlaced('a', 'image', { image: { file: 1, points } });
const anImageOf = (file: number) => aPlaced('a', 'image', { image: { file } });
const aListOf = (source: object, settings: object = {}) => aPlaced('a', 'products-list', { source, ...settings });
const NO_SLOTS = { top: [], main: [], bottom: [] };
const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
const aChain = (length: number): PageDocument => {
  const ids = Array.from({ length }, (_, index) => `c${index}`);
  const containers = ids.map((id, index) => {
    const next = ids[index + 1];
    return { ...aPlaced(id, 'container', {}), slots: { content: next === undefined ? [] : [next] } };
  });
  return { ...aDocument({}, ...containers), slots: { top: [], main: ['c0'], bottom: [] } };
};
const aCrowd = (count: number) =>
  aDocument({}, ...Array.from({ length: count }, (_, index) => aPlaced(`m${index}`, 'heading', { text: 'x' })));

describe.each(dialects)('what the pages of the editor refuse on $name', (dialect) => {
  const { byEditor, byPublisher, aPage, save, read } = pagesOfStaff(dialect);

  describe('refuses with field, rule and sentence, and keeps the stored page:', () => {
    test.each([
      [
        'a slot that names no module',
        { ...aDocument(), slots: { top: ['x'], main: [], bottom: [] } },
        'slot-unknown-id',
      ],
      ['a module in no slot', { ...aDocument({}, aPlaced('a', 'hero')), slots: NO_SLOTS }, 'unreachable'],
      ['settings too deep', aDocument({}, aPlaced('a', 'heading', { text: nested(110) })), 'value-depth'],
      ['a page too deep', aChain(13), 'page-depth'],
      ['too many modules', aCrowd(1001), 'page-size'],
      ['another kind of page', aDocument({ type: 'article' }), 'page-type'],
      ['containers that are none', { ...aDocument(), containers: { a: null } }, 'type'],
    ])('%s', async (_, document, rule) => {
      const { page, document: stored } = await aPage();
      const response = await save(page.id, { version: 1, document });
      expect(response.statusCode).toBe(422);
      const { code, details } = response.json();
      expect(code).toBe('page-invalid');
      const fault = details.faults.find((found: { rule: string }) => found.rule === rule);
      expect(fault).toMatchObject({
        path: expect.stringMatching(/^(\/|$)/),
        message: expect.stringMatching(/^[A-ZŻ].*\.$/),
      });
      expect(await read(page.id)).toMatchObject({ version: 1, document: stored });
    });

    test('a stale version', async () => {
      const { page, document } = await aPage();
      await save(page.id, { version: 1, document: { ...document, title: 'Pierwsza' } });
      const late = await save(page.id, { version: 1, document: { ...document, title: 'Spóźniona' } });
      expect(late.statusCode).toBe(409);
      expect(late.json()).toMatchObject({
        code: 'revision-conflict',
        details: { expected: 1, found: 2, savedBy: 'Zofia Lniana', savedAt: expect.any(String) },
      });
      expect((await read(page.id)).document.title).toBe('Pierwsza');
    });

    test('an address that another page has', async () => {
      const { page } = await aPage();
      const payload = { type: 'page', title: 'Druga', urlPath: page.urlPath };
      const response = await byEditor({ method: 'POST', url: '/staff/pages', payload });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({
        code: 'slug-taken',
        details: { faults: [{ path: '/urlPath', rule: 'slug-taken', message: expect.stringContaining(page.urlPath) }] },
      });
    });

    test.each([
      ['/../../etc/passwd', 'slug-invalid'],
      ['/a/%2e%2e/b', 'slug-invalid'],
      ['/O-Nas', 'slug-invalid'],
      ['/cart/nowy', 'slug-reserved'],
      ['/api', 'slug-reserved'],
    ])('the address %s', async (urlPath, code) => {
      const payload = { type: 'page', title: 'Zła', urlPath };
      const created = await byEditor({ method: 'POST', url: '/staff/pages', payload });
      expect(created.statusCode).toBe(422);
      expect(created.json()).toMatchObject({ code, details: { faults: [{ path: '/urlPath' }] } });
      const { page } = await aPage();
      const move = { method: 'PATCH', url: `/staff/pages/${page.id}`, payload: { urlPath, version: 1 } } as const;
      expect((await byEditor(move)).json()).toMatchObject({ code });
      expect((await read(page.id)).page.urlPath).toBe(page.urlPath);
    });

    test('a body of 50 MB', async () => {
      const { page } = await aPage();
      const response = await byEditor({
        method: 'PUT',
        url: `/staff/pages/${page.id}/draft`,
        headers: { 'content-type': 'application/json' },
        payload: `{"version":1,"document":{"title":"${'x'.repeat(50 * 1024 * 1024)}"}}`,
      });
      expect(response.statusCode).toBe(413);
      expect(response.json()).toMatchObject({
        code: 'body-too-large',
        details: { maximumMb: 4, givenMb: 50, faults: [{ rule: 'body-size' }] },
      });
      expect((await read(page.id)).version).toBe(1);
    });

    test.each(['{"version": 1, "document": {', 'hej', ''])('malformed JSON „%s”', async (payload) => {
      const { page } = await aPage();
      const url = `/staff/pages/${page.id}/draft`;
      const headers = { 'content-type': 'application/json' };
      const response = await byEditor({ method: 'PUT', url, headers, payload });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'json-invalid', details: { faults: [{ rule: 'json' }] } });
      expect((await read(page.id)).version).toBe(1);
    });

    test.each([
      [{ version: 1, document: {}, force: true }, '/force', 'additionalProperties'],
      [{ version: 'jeden', document: {} }, '/version', 'type'],
      [{ document: {} }, '/version', 'required'],
    ])('a body with a fault of its own %j', async (payload, path, rule) => {
      const { page } = await aPage();
      const response = await save(page.id, payload);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        code: 'input-invalid',
        details: { faults: [{ path, rule, message: expect.stringMatching(/\.$/) }] },
      });
    });
  });

  describe('a draft with faults', () => {
    const faulty: readonly [string, PageDocument, string][] = [
      ['an unknown module', aDocument({}, { ...aPlaced('a', 'hero'), driver: 'marquee' }), 'unknown-module'],
      ['an unknown field', aDocument({}, aPlaced('a', 'heading', { text: 'x', glitter: 1 })), 'additionalProperties'],
      ['a wrong type', aDocument({}, aPlaced('a', 'heading', { text: 7 })), 'type'],
      ['an empty heading', aDocument({}, aPlaced('a', 'heading', { text: '' })), 'minLength'],
      ['no settings at all', aDocument({}, aPlaced('a', 'heading', {})), 'required'],
      ['a sixth image point', aDocument({}, anImage([0, 0.2, 0.4, 0.6, 0.8, 1].map(point))), 'maxItems'],
      ['a point on a point', aDocument({}, anImage([point(0.5), point(0.51)])), 'x-minPointDistance'],
      ['a file that no database can number', aDocument({}, anImageOf(99_999_999_999)), 'missing-reference'],
      ['a list of a strange length', aDocument({}, aListOf({ kind: 'line', line: 'x' }, { limit: 'dużo' })), 'type'],
      ['no source of a list', aDocument({}, aPlaced('a', 'products-list', { source: null })), 'type'],
      ['an empty title', aDocument({ title: '' }), 'minLength'],
      ['a strange meta', aDocument({ properties: { meta: { ogImage: 'x' } as object } }), 'type'],
    ];

    test.each(faulty)('is kept to the byte and opened again: %s', async (_, document, rule) => {
      const { page } = await aPage();
      const saved = await save(page.id, { version: 1, document });
      expect(saved.statusCode).toBe(200);
      expect(saved.json()).toMatchObject({ version: 2 });
      expect(saved.json().faults).toContainEqual(expect.objectContaining({ rule, path: expect.stringMatching(/^\//) }));
      const opened = await read(page.id);
      expect(JSON.stringify(opened.document.containers)).toBe(JSON.stringify(document.containers));
      expect(opened.document.title).toBe(document.title);
      expect(opened.faults).toEqual(saved.json().faults);
      const related = { method: 'POST', url: '/staff/related', payload: { document } } as const;
      expect((await byEditor(related)).statusCode).toBe(200);
      expect((await byEditor({ url: '/staff/pages' })).statusCode).toBe(200);
    });

    test.each(faulty)('is refused at publishing with the same list: %s', async (_, document) => {
      const { page } = await aPage();
      const { faults } = (await save(page.id, { version: 1, document })).json();
      const url = `/staff/pages/${page.id}/publish`;
      const refused = await byPublisher({ method: 'POST', url, payload: { version: 2 } });
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'page-invalid']);
      expect(refused.json().details.faults).toEqual(faults);
      expect((await read(page.id)).page.status).toBe('draft');
    });

    test.each([
      ['a title', aDocument({ title: 'Len\0' }), '/document/title'],
      [
        'a setting',
        aDocument({}, aListOf({ kind: 'line', line: 'a\0b' })),
        '/document/containers/a/settings/source/line',
      ],
    ])('holds no text that cannot be stored: %s', async (_, document, path) => {
      const { page } = await aPage();
      const refused = await save(page.id, { version: 1, document });
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'input-invalid']);
      expect(refused.json().details.faults).toMatchObject([{ path, rule: 'storable' }]);
      expect((await read(page.id)).page.version).toBe(1);
    });

    test('may also be how a page begins', async () => {
      const created = await aPage({ document: aDocument({}, aPlaced('a', 'heading', {})) });
      expect(created.faults).toMatchObject([{ path: '/containers/a/settings/text', rule: 'required' }]);
    });

    test('names so many faults and no more', async () => {
      const { page } = await aPage();
      const settings = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`x${index}`, 1]));
      const saved = await save(page.id, { version: 1, document: aDocument({}, aPlaced('a', 'heading', settings)) });
      expect(saved.json().faults).toHaveLength(200);
    });
  });
});
