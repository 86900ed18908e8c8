// @vitest-environment node
import type { PlacedModule } from '@witryna/module-schemas';
import { beforeAll, describe, expect, test } from 'vitest';
import { browserConfig } from '../config.ts';
import type { ShopState, View } from '../content/view.ts';
import { labelsOf, messagesOf } from '../i18n/messages.ts';
import { aHeading, anAnswer, aSite } from '../testing/an-answer.ts';
import { createServerRenderer, FAILED_BOUNDARY } from './server-renderer.tsx';

const renderer = createServerRenderer();
beforeAll(() => renderer.prepare());

function shopState(language = 'pl-PL'): ShopState {
  const site = aSite({ language });
  return {
    site,
    settings: {},
    sites: [site],
    config: browserConfig,
    errorPages: {},
    routes: {},
    appVersion: '1.0.0',
    labels: labelsOf(language),
  };
}

const render = (view: View, language?: string) => renderer.render({ shop: shopState(language), view });
const contentOf = (answer = anAnswer()): View => ({ kind: 'content', path: '/o-nas', params: {}, answer });

function pageWith(...placed: PlacedModule[]) {
  return anAnswer({
    slots: { top: [], main: placed.map(({ id }) => id), bottom: [] },
    containers: Object.fromEntries(placed.map((module) => [module.id, module])),
  });
}

describe('a rendered page', () => {
  test('has a skip link to its main landmark', () => {
    const { html, problems } = render(contentOf());
    expect(html).toMatch(/^<a[^>]*href="#main"[^>]*>Przejdź do treści<\/a>/);
    expect(html).toContain('id="main"');
    expect(html).toContain('O\u00a0nas');
    expect(problems).toEqual([]);
  });

  test('holds no script, however many modules it has', () => {
    const headings = Array.from({ length: 400 }, (_, index) => aHeading(`h${index}`, `Nagłówek ${index} `.repeat(20)));
    const { html } = render(contentOf(pageWith(...headings)));
    expect(html).not.toContain('<script');
    expect(html).toContain('Nagłówek 399');
  });

  test('goes on without a module that it does not know, and says which', () => {
    const unknown = { id: 'x', driver: 'slider', version: 1, settings: {} };
    const { html, problems, hasGaps } = render(contentOf(pageWith(unknown, aHeading('h', 'Dalej <!--$!-->'))));
    expect(html).toContain('Dalej');
    expect(hasGaps).toBe(false);
    expect(problems).toEqual([{ driver: 'slider', message: expect.stringContaining('Missing module: slider') }]);
  });

  test('goes on without a module that throws, and can say why', async () => {
    const broken = { id: 'x', driver: 'accordion', version: 1, settings: { items: 7 } };
    const view = contentOf(pageWith(broken, aHeading('h', 'Dalej')));
    const { html, hasGaps } = render(view);
    expect(html).toContain('Dalej');
    expect(html).toContain(FAILED_BOUNDARY);
    expect(hasGaps).toBe(true);
    const failures = await renderer.findFailures({ shop: shopState(), view });
    expect(failures).toHaveLength(1);
    expect(failures[0]?.driver).toContain('Accordion');
  });
});

describe('the lead picture of a page', () => {
  const file = (id: number) => {
    const entry = {
      url: `/media/${id}/ab/800.avif`,
      width: 800,
      height: 600,
      ratio: 'original',
      mime: 'image/avif',
    } as const;
    return {
      id,
      mime: 'image/webp',
      size: 1,
      type: 'image',
      url: `/media/${id}/ab/original.webp`,
      srcset: [entry],
    } as const;
  };
  const withFiles = (answer: ReturnType<typeof anAnswer>) => ({
    ...answer,
    meta: { ...answer.meta, related: { ...answer.meta.related, files: { '1': file(1), '2': file(2) } } },
  });
  const picture = (id: string, image: object): PlacedModule => {
    return { id, driver: 'image', version: 1, settings: { image } };
  };
  const points = [{ x: 0.5, y: 0.5, label: 'Wieczko' }];
  const stateOf = (answer: ReturnType<typeof anAnswer>) => {
    return { shop: shopState(), view: { kind: 'content', path: '/o-nas', params: {}, answer } } as const;
  };

  test('is asked for ahead, and marked in the page; the part that hydrates says which module has it', () => {
    const state = stateOf(
      withFiles(pageWith(aHeading('h', 'O nas'), picture('a', { file: 1, points }), picture('b', { file: 2, points }))),
    );
    expect(renderer.leadPicture(state)).toMatchObject({
      sources: [{ srcSet: '/media/1/ab/800.avif 800w' }],
      dependsOnParams: false,
    });
    const { html } = renderer.render(state);
    expect(html.match(/<img[^>]*fetchPriority="high"[^>]*>/g)).toEqual([expect.stringContaining('/media/1/')]);
    expect(renderer.hydratedPart(state).leadId).toBe('a');
  });

  test('is not named to a browser that does not hydrate its module', () => {
    const state = stateOf(withFiles(pageWith(picture('a', { file: 1 }), picture('b', { file: 2, points }))));
    expect(renderer.leadPicture(state)?.sources).toHaveLength(1);
    expect(renderer.hydratedPart(state).leadId).toBeUndefined();
  });

  test('is none on a page of text', () => {
    expect(renderer.leadPicture(stateOf(pageWith(aHeading('h', 'Regulamin'))))).toBeUndefined();
  });
});

describe('pages of our own', () => {
  test('an unknown address: what happened, a search, the way home', () => {
    const { html } = render({ kind: 'not-found' });
    expect(html).toContain('<h1');
    expect(html).toContain('Strona o podanym adresie nie została znaleziona');
    expect(html).toMatch(/<a[^>]*href="\/"[^>]*>Wróć na stronę główną<\/a>/);
    expect(html).toMatch(/<form[^>]*action="\/results"/);
  });

  test('a failure: its code and a sentence about it', () => {
    const { html } = render({ kind: 'failure', status: 502, code: 'registry-unreachable' });
    expect(html).toContain('Wewnętrzny błąd serwera');
    expect(html).toContain('Kod błędu:');
    expect(html).toContain('502');
    expect(html).toContain(messagesOf('pl').causeBadGateway);
    expect(html).toContain('Spróbuj jeszcze raz');
  });

  test('stand between the header and the footer of another page', () => {
    const answer = anAnswer({
      slots: { top: ['t'], main: ['m'], bottom: ['b'] },
      containers: { t: aHeading('t', 'Góra'), m: aHeading('m', 'Środek'), b: aHeading('b', 'Dół') },
    });
    const { html } = render({ kind: 'not-found', surroundings: answer });
    expect(html.indexOf('Góra')).toBeLessThan(html.indexOf('nie została znaleziona'));
    expect(html.indexOf('Dół')).toBeGreaterThan(html.indexOf('nie została znaleziona'));
    expect(html).not.toContain('Środek');
  });

  test('speak the language of their site', () => {
    expect(render({ kind: 'not-found' }, 'en-US').html).toContain('The page with the given address has not been found');
    expect(render({ kind: 'error-route' }, 'en-US').html).toContain('Something went wrong');
    expect(renderer.renderMaintenance(aSite())).toContain('Odświeżamy sklep');
  });

  test('a break for maintenance says that carts are kept, where there are carts', () => {
    const site = aSite();
    const kept = 'To, co jest w\u00a0koszyku, czeka.';
    expect(renderer.renderMaintenance({ ...site, features: { ...site.features, cart: true } })).toContain(kept);
    expect(renderer.renderMaintenance({ ...site, features: { ...site.features, cart: false } })).not.toContain(kept);
  });
});
