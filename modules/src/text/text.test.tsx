import { screen, within } from '@testing-library/react';
import { paragraphs } from '@witryna/module-schemas';
import { expect, test } from 'vitest';
import { loadSentences } from '../shop/i18n/translate.ts';
import { createStillShop } from '../shop/still-shop.tsx';
import { aMediaFile, aProduct } from '../testing/a-shop.ts';
import { showModule } from '../testing/show-module.tsx';

const content = paragraphs('Wzór.');
const ofTheProduct = (field: string, product = aProduct()) =>
  showModule('text', { content, source: 'current', field }, { current: { kind: 'product', product } });

const linkTo = (href: string) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'tutaj', marks: [{ type: 'link', attrs: { href } }] }] },
  ],
});

test.each(['/sklad', 'https://example.com/a', 'mailto:pisz@rosailen.example', 'tel:+48220000000', '#sklad'])(
  'a link to %s is a link',
  async (href) => {
    await showModule('text', { content: linkTo(href) });
    expect(screen.getByRole('link', { name: 'tutaj' }).getAttribute('href')).toBe(href);
  },
);

test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', ''])(
  'an unsafe address „%s” leaves the words alone',
  async (href) => {
    await showModule('text', { content: linkTo(href) });
    expect(screen.getByText('tutaj')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test('nodes and marks that nobody knows leave their words', async () => {
  const strange = {
    type: 'doc',
    content: [
      { type: 'iframe', attrs: { src: 'https://evil.example' }, content: [{ type: 'text', text: 'słowa' }] },
      { type: 'paragraph', content: [{ type: 'text', text: ' dalej', marks: [{ type: 'constructor' }] }] },
    ],
  };
  const { container } = await showModule('text', { content: strange });
  expect(container.textContent).toBe('słowa dalej');
  expect(container.querySelector('iframe')).toBeNull();
});

test('tags in the words are words', async () => {
  const { container } = await showModule('text', { content: paragraphs('<img src=x onerror=alert(1)>') });
  expect(container.querySelector('img')).toBeNull();
});

test('the address of a mail is no word to be hyphenated or translated', async () => {
  const { container } = await showModule('text', { content: paragraphs('Napisz: pisz@rosailen.example. Odpiszemy.') });
  expect(container.querySelector('[translate="no"]')?.textContent).toBe('pisz@rosailen.example.');
  expect(container.textContent).toBe('Napisz: pisz@rosailen.example. Odpiszemy.');
});

test('a text without words leaves nothing to see', async () => {
  const { container } = await showModule('text', { content: paragraphs('', ' ') });
  expect(container.querySelector('p')).toBeNull();
});

test.each([
  ['description', ['Len śluzuje, kiedy się go namoczy.', 'Zapachu nie dodawaliśmy.']],
  ['usage', ['Rano wmasuj 3\u2060–\u20604 krople.']],
  ['inci', ['Aqua, Glycerin']],
  ['benefits', ['rozświetla', 'nawilża']],
  [
    'details',
    [
      'Pojemność: 30\u00a0ml',
      'Pora stosowania: dzień i\u00a0noc',
      'Rodzaj skóry: sucha, wrażliwa',
      'Certyfikaty i\u00a0znaki: wegańskie',
      'Trwałość po otwarciu: 12\u00a0miesięcy',
    ],
  ],
  ['safety', ['Producent: Rosa i\u00a0Len', 'Unikać kontaktu z\u00a0oczami.']],
] as const)('the field %s shows what the product has', async (field, words) => {
  const { container } = await ofTheProduct(field);
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual(words);
});

const aPdf = (part: object = {}) => ({
  id: 7,
  mime: 'application/pdf',
  type: 'attachment' as const,
  size: 245_760,
  url: '/media/7/ab/karta-swiecy.pdf',
  ...part,
});

test('who answers for a product in the Union is told where its maker is outside of it', async () => {
  const responsiblePerson = { name: 'Most sp. z o.o.', address: 'ul. Portowa 1, Gdynia', email: 'ue@most.example' };
  const safety = { manufacturer: 'Fjord AS', responsiblePerson, warnings: [] };
  const { container } = await ofTheProduct('safety', aProduct({ safety }));
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(
    ['Producent: Fjord AS', 'Osoba odpowiedzialna w UE: Most sp. z o.o., ul. Portowa 1, Gdynia, ue@most.example'],
  );
});

test('documents of a product’s safety are links in a list of their own, which say what one gets', async () => {
  const documents = [
    { kind: 'safetyData' as const, title: 'Karta bezpieczeństwa', file: aPdf() },
    {
      kind: 'certificate' as const,
      title: 'Test report',
      language: 'en',
      file: aPdf({ id: 8, size: 1_300_000, url: '/media/8/cd/atest.pdf' }),
    },
  ];
  const safety = { manufacturer: 'Rosa i Len', warnings: ['Nie połykać.'], documents };
  await ofTheProduct('safety', aProduct({ safety }));
  const item = screen.getByText('Dokumenty:').closest('li') as HTMLElement;
  const links = within(within(item).getByRole('list')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['Karta bezpieczeństwa (PDF, 240\u00a0kB)', '/media/7/ab/karta-swiecy.pdf', null],
    ['Test report (PDF, 1,2\u00a0MB)', '/media/8/cd/atest.pdf', null],
  ]);
  expect(links.map((link) => link.closest('li')?.lang)).toEqual(['', 'en']);
  expect(screen.getByText('Nie połykać.')).toBeTruthy();
});

test('documents alone are worth showing, and without any there is no word of them', async () => {
  const documents = [{ kind: 'other' as const, title: 'Ulotka', file: aPdf() }];
  const { unmount } = await ofTheProduct('safety', aProduct({ safety: { warnings: [], documents } }));
  expect(screen.getByRole('link', { name: 'Ulotka (PDF, 240\u00a0kB)' })).toBeTruthy();
  unmount();
  await ofTheProduct('safety');
  expect(screen.queryByText(/Dokumenty/)).toBeNull();
});

test('the price of the product comes with all that the law wants beside it', async () => {
  await ofTheProduct('price');
  expect(screen.getByText(/99,00 zł/)).toBeTruthy();
  expect(screen.getByText(/Najniższa cena z 30 dni przed obniżką: 109,00 zł/)).toBeTruthy();
});

test('a product without stock says so beside its price', async () => {
  await ofTheProduct('price', aProduct({ inStock: false }));
  expect(screen.getByText('Chwilowo niedostępny')).toBeTruthy();
});

test('a field that the product leaves empty shows nothing, not the sample', async () => {
  const { container } = await ofTheProduct('usage', aProduct({ usage: [] }));
  expect(container.querySelector('p')).toBeNull();
});

test('French sets its colon apart', async () => {
  await loadSentences('fr');
  const site = { ...createStillShop().site, language: 'fr-FR' };
  const product = aProduct({ safety: { manufacturer: 'Rosa i Len', warnings: [] } });
  await showModule(
    'text',
    { content, source: 'current', field: 'safety' },
    { site, current: { kind: 'product', product } },
  );
  expect(screen.getByText('Rosa i Len').closest('p')?.textContent).toBe('Fabricant\u00a0: Rosa i Len');
});

test('what the shop tells of the ingredients stands before their list, with plate, link and the language of each', async () => {
  const ingredients = [
    {
      code: 'len',
      inci: 'Linum Usitatissimum Seed Extract',
      name: 'Len',
      text: 'Z pola.',
      urlPath: '/zielnik#len',
      image: aMediaFile(),
    },
    {
      code: 'roza',
      inci: 'Rosa Canina Seed Oil',
      name: 'Dog rose',
      text: 'After frost.',
      languages: { name: 'en', text: 'en' },
    },
  ];
  const product = aProduct({ inci: ['Aqua', 'Linum Usitatissimum Seed Extract'], ingredients });
  const bound = { content: paragraphs('Skład.'), source: 'current', field: 'inci' };
  const { container } = await showModule('text', bound, { current: { kind: 'product', product } });
  const [flax, rose] = screen.getAllByRole('listitem');
  expect(flax?.textContent).toBe('Len Linum Usitatissimum Seed ExtractZ pola.');
  expect(
    within(flax as HTMLElement)
      .getByRole('link', { name: 'Len' })
      .getAttribute('href'),
  ).toBe('/zielnik#len');
  expect(flax?.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(rose?.querySelector('img, a')).toBeNull();
  expect([...(rose?.querySelectorAll('[lang]') ?? [])].map((part) => part.getAttribute('lang'))).toEqual([
    'en',
    'la',
    'en',
  ]);
  expect(container.textContent?.endsWith('Aqua, Linum Usitatissimum Seed Extract')).toBe(true);
});

test('ingredients are told with their list only', async () => {
  const product = aProduct({ ingredients: [{ code: 'len', inci: 'Linum', name: 'Len' }] });
  const bound = { content: paragraphs('Opis.'), source: 'current', field: 'description' };
  await showModule('text', bound, { current: { kind: 'product', product } });
  expect(screen.queryByText('Len')).toBeNull();
});

test('in a row of links a line ends between two of them; links within a sentence break like its words', async () => {
  const link = (words: string) => ({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href: '/twarz' } }] });
  const blank = { type: 'text', text: ' ' };
  const row = [link('Toniki i esencje'), blank, link('Serum'), blank, link('Wszystko, co mamy do twarzy')];
  const sentence = [{ type: 'text', text: 'Zobacz ' }, link('dobre serum'), blank, link('na noc')];
  const document = { type: 'doc', content: [row, sentence].map((content) => ({ type: 'paragraph', content })) };
  await showModule('text', { content: document });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Toniki\u00a0i\u00a0esencje',
    'Serum',
    'Wszystko, co mamy do twarzy',
    'dobre serum',
    'na noc',
  ]);
});
