import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aPlacedModule } from '../testing/a-page.ts';
import { aMediaFile, aProduct, aRelated } from '../testing/a-shop.ts';
import { showDialogs } from '../testing/show-dialogs.ts';
import { showModule } from '../testing/show-module.tsx';

const related = aRelated([aProduct()]);
const points = [
  { x: 0.2, y: 0.3, label: 'Serum w szkle', sku: 'RL-SW-001' },
  { x: 0.8, y: 0.7, label: 'Mosiężna nakrętka' },
  { x: 0.5, y: 0.9, label: 'Krem, którego już nie ma', sku: 'RL-XX-999' },
];
const marker = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => marker(name).getAttribute('aria-expanded') === 'true';

describe('a picture', () => {
  test('comes in AVIF and WebP, with its words, its size and its crop', async () => {
    const image = { file: 1, alt: 'Słoik na lnie', focalPoint: { x: 0.25, y: 0.5 } };
    const { container } = await showModule('image', { image }, { related });
    const picture = screen.getByRole('img', { name: 'Słoik na lnie' });
    expect(container.querySelector('source')?.srcset).toBe('/media/1/ab/400.avif 400w, /media/1/ab/800.avif 800w');
    expect(picture.getAttribute('srcset')).toBe('/media/1/ab/400.webp 400w, /media/1/ab/800.webp 800w');
    expect(picture.getAttribute('src')).toBe('/media/1/ab/800.webp');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['800', '1000']);
    expect(picture.style.objectPosition).toBe('25% 50%');
  });

  test('that is not the first waits until it is scrolled to', async () => {
    const held = [1, 2].map((file) => aPlacedModule('image', { id: `i${file}`, settings: { image: { file } } }));
    await showModule('container', {}, { related }, { content: held });
    const second = screen.getByRole('img', { name: 'Zdjęcie 2' });
    expect([second.getAttribute('loading'), second.getAttribute('decoding')]).toEqual(['lazy', 'async']);
    // Every width in AVIF, for the few browsers without it one in WebP.
    expect(second.parentElement?.querySelector('source')?.sizes).toMatch(/^auto, /);
    expect(second.getAttribute('sizes')).toBe('auto');
    expect(second.getAttribute('srcset')).toBeNull();
    expect(second.getAttribute('src')).toMatch(/\.webp$/);
  });

  test('is fetched first where it is the first on its page', async () => {
    await showModule('image', { image: { file: 1 } }, { related });
    const picture = screen.getByRole('img');
    expect([picture.getAttribute('loading'), picture.getAttribute('fetchpriority')]).toEqual([null, 'high']);
  });

  test('that is not the first is fetched at once when it is wanted at once', async () => {
    const held = [1, 2].map((file) =>
      aPlacedModule('image', { id: `i${file}`, settings: { image: { file }, priority: true } }),
    );
    await showModule('container', {}, { related }, { content: held });
    const picture = screen.getByRole('img', { name: 'Zdjęcie 2' });
    expect([picture.getAttribute('loading'), picture.getAttribute('fetchpriority')]).toEqual([null, null]);
  });

  test.each([{}, { image: { file: 404 } }])('that is missing leaves nothing to see (%j)', async (settings) => {
    const { container } = await showModule('image', settings, { related });
    expect(container.querySelector('figure')).toBeNull();
  });

  test('of the current product is its first, without points that were placed on another', async () => {
    const product = aProduct({ images: [aMediaFile({ id: 77, alt: 'Serum z przodu' })] });
    const settings = { source: 'current', image: { file: 1, points } };
    await showModule('image', settings, { related, current: { kind: 'product', product } });
    expect(screen.getByRole('img', { name: 'Serum z przodu' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a picture of the same view at an earlier hour', () => {
  const files = { 1: aMediaFile({ id: 1 }), 2: aMediaFile({ id: 2 }) };
  const hours = { ...aRelated([]), files };

  test('lies over it, without words and without being fetched before it is scrolled to', async () => {
    const settings = { image: { file: 1, alt: 'Stół o zmierzchu' }, earlier: 2, daylight: 'evening' };
    const { container } = await showModule('image', settings, { related: hours });
    const [shown, before, ...others] = [...container.querySelectorAll('img')];
    expect([shown?.alt, before?.alt, others]).toEqual(['Stół o zmierzchu', '', []]);
    expect(before?.getAttribute('loading')).toBe('lazy');
    expect(before?.getAttribute('src')).not.toBe(shown?.getAttribute('src'));
    // Two pictures need no layer of light.
    expect(container.querySelector('[data-hour]')).toBeNull();
  });

  test('that is gone is left out, and the light of the hour is back', async () => {
    const settings = { image: { file: 1 }, earlier: 404, daylight: 'evening' };
    const { container } = await showModule('image', settings, { related: hours });
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(container.querySelector('[data-hour="evening"]')).not.toBeNull();
  });
});

describe('a picture in a link', () => {
  const files = { 1: aMediaFile({ id: 1 }), 2: aMediaFile({ id: 2, title: 'Łąka o świcie' }) };
  const nameless = { ...aRelated([]), files };

  test.each([
    ['its own words', { image: { file: 1, alt: 'Kremy do twarzy' }, caption: 'Podpis' }, 'Kremy do twarzy'],
    ['its caption when it has no words', { image: { file: 1, alt: '' }, caption: 'Kremy na dzień' }, 'Kremy na dzień'],
    ['the title of its file', { image: { file: 2 } }, 'Łąka o świcie'],
    ['the address when there are no words at all', { image: { file: 1 } }, '/twarz'],
  ])('names it by %s', async (_, settings, name) => {
    await showModule('image', { ...settings, link: { href: '/twarz' } }, { related: nameless });
    expect(screen.getByRole('link', { name })).toBeTruthy();
  });

  test('of the current product names it by the product', async () => {
    const product = aProduct({ images: [aMediaFile({ id: 77 })] });
    const settings = { source: 'current', link: { href: '/twarz' } };
    await showModule('image', settings, { related: nameless, current: { kind: 'product', product } });
    expect(screen.getByRole('link', { name: product.name })).toBeTruthy();
  });
});

describe('points on a picture', () => {
  const settings = { image: { file: 1, points } };

  test('open one at a time', async () => {
    await showModule('image', settings, { related });
    await userEvent.click(marker('Punkt 1: Serum w szkle'));
    expect(isOpen('Punkt 1: Serum w szkle')).toBe(true);
    await userEvent.click(marker('Punkt 2: Mosiężna nakrętka'));
    expect(isOpen('Punkt 1: Serum w szkle')).toBe(false);
    expect(isOpen('Punkt 2: Mosiężna nakrętka')).toBe(true);
  });

  test('show their product with its price and lead to it', async () => {
    await showModule('image', settings, { related });
    const link = screen.getByRole('link', { name: 'Zobacz produkt: Serum z lnem' });
    expect(link.getAttribute('href')).toBe('/serum-z-lnem');
    expect(screen.getByText(/Najniższa cena z 30 dni przed obniżką: 109,00 zł/)).toBeTruthy();
  });

  test('of a product that is gone keep their words alone', async () => {
    await showModule('image', settings, { related });
    expect(screen.getByText('Krem, którego już nie ma')).toBeTruthy();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test('close with Escape, which gives focus back to the marker', async () => {
    await showModule('image', settings, { related });
    await userEvent.click(marker('Punkt 1: Serum w szkle'));
    await userEvent.tab();
    expect(document.activeElement?.textContent).toContain('Zobacz produkt');
    await userEvent.keyboard('{Escape}');
    expect(isOpen('Punkt 1: Serum w szkle')).toBe(false);
    expect(document.activeElement).toBe(marker('Punkt 1: Serum w szkle'));
  });

  test('close when something else is pressed', async () => {
    await showModule('image', settings, { related });
    await userEvent.click(marker('Punkt 1: Serum w szkle'));
    await userEvent.click(document.body);
    expect(isOpen('Punkt 1: Serum w szkle')).toBe(false);
  });
});

describe('points on a phone', () => {
  const settings = { image: { file: 1, points } };

  test('lie where the frame of a phone shows them, all of them, also those that wider windows cut away', async () => {
    const file = aMediaFile({ id: 1, width: 3000, height: 1000 });
    const far = [
      { x: 0.5, y: 0.5, label: 'W środku' },
      { x: 0.7, y: 0.5, label: 'Przy brzegu' },
    ];
    const { container } = await showModule(
      'image',
      { image: { file: 1, points: far }, ratio: 'square' },
      { related: { ...related, files: { 1: file } } },
    );
    const placed = [...container.querySelectorAll<HTMLElement>('li[data-phone]')];
    expect(placed.map(({ dataset }) => dataset.phone)).toEqual(['moved', 'alone']);
    const [middle = 0, edge = 0] = placed.map(({ style }) => Number.parseFloat(style.getPropertyValue('--phone-x')));
    expect(edge - middle).toBeCloseTo((100 * 0.2 * 3) / 0.8);
    expect(edge).toBeLessThan(100);
    expect(container.querySelector('figure')?.style.getPropertyValue('--phone-ratio')).toBe('0.8000');
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('open as a sheet with the product, its picture and a button that closes it', async () => {
    showDialogs();
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('768px') }));
    await showModule('image', settings, { related });
    await userEvent.click(marker('Punkt 1: Serum w szkle'));
    const sheet = within(screen.getByRole('dialog', { name: 'Serum w szkle' }));
    expect(sheet.getByRole('link', { name: /^Zobacz produkt/ }).getAttribute('href')).toBe('/serum-z-lnem');
    expect(document.querySelector('dialog img')?.getAttribute('src')).toContain('/media/11/');
    expect(isOpen('Punkt 1: Serum w szkle')).toBe(true);
    await userEvent.click(sheet.getByRole('button', { name: 'Zamknij' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(isOpen('Punkt 1: Serum w szkle')).toBe(false);
  });
});
