import { emptyPage, moduleExamples, type PageDocument, type PlacedModule, paragraphs } from '@witryna/module-schemas';

type Settings = Readonly<Record<string, unknown>>;

interface Sketch {
  readonly driver: string;
  readonly settings: Settings;
  readonly slots?: Readonly<Record<string, readonly Sketch[]>>;
}

const a = (driver: string, settings: Settings, slots?: Sketch['slots']): Sketch => ({
  driver,
  settings,
  ...(slots && { slots }),
});
const button = (label: string, href: string, appearance = 'primary') =>
  a('button', { label, link: { href }, appearance });
const navbar = a('navbar', moduleExamples.navbar.typical);
const footer = a('footer', moduleExamples.footer.typical);

const home = [
  a(
    'hero',
    {
      eyebrow: 'Linia Świt',
      heading: 'Poranek, który zaczyna się od skóry',
      text: 'Rosa, len i zioła z łąk. Lekka pielęgnacja na dzień, gotowa przed pierwszą kawą.',
      image: { file: 1, alt: 'Serum i krem na kamiennym postumencie' },
      portraitImage: { file: 2 },
      height: 'tall',
    },
    { actions: [button('Zobacz linię Świt', '/swit'), button('Poznaj nas', '/o-nas', 'quiet')] },
  ),
  a(
    'container',
    { padding: { top: 11, bottom: 11 } },
    {
      content: [
        a('products-list', { heading: 'Ulubione o poranku', source: { kind: 'line', line: 'swit' }, limit: 4 }),
      ],
    },
  ),
  a(
    'container',
    { columns: 2, backgroundColour: 'tint', align: 'center' },
    {
      content: [
        a('image', {
          image: {
            file: 3,
            alt: 'Kosmetyki linii Świt',
            points: [
              { x: 0.3, y: 0.45, label: 'Serum z lnem', sku: 'RL-SW-001' },
              { x: 0.7, y: 0.6, label: 'Mosiężna nakrętka' },
            ],
          },
          ratio: 'portrait',
        }),
        a(
          'container',
          { width: 'ExtraNarrow' },
          {
            content: [
              a('heading', { eyebrow: 'Pracownia', text: 'Mniej składników, więcej uwagi' }),
              a('text', {
                size: 'lead',
                content: paragraphs(
                  'Każda formuła zaczyna się od jednej rośliny i pytania, czego skóra naprawdę potrzebuje.',
                ),
              }),
              button('Jak pracujemy', '/o-nas', 'secondary'),
            ],
          },
        ),
      ],
    },
  ),
  a(
    'container',
    { padding: { top: 11, bottom: 11 } },
    {
      content: [
        a('products-list', {
          heading: 'Barwa w kolorach malwy',
          source: { kind: 'line', line: 'barwa' },
          layout: 'carousel',
          limit: 8,
        }),
      ],
    },
  ),
  a(
    'container',
    { backgroundColour: 'second', width: 'Narrow' },
    {
      content: [
        a('heading', { text: 'Dostawa gratis od 99 zł', align: 'center', size: 'Large' }),
        a('text', { align: 'center', content: paragraphs('Paczki nadajemy w dni robocze do 14.00.') }),
        a('button', { label: 'Dostawa i zwroty', link: { href: '/dostawa' }, align: 'center' }),
      ],
    },
  ),
];

const category = [
  a('hero', { heading: 'Kategoria', source: 'current', appearance: 'plain', height: 'low' }),
  a('products-list', { source: { kind: 'current-category' }, pagination: true }),
];

const product = [
  a('product-header', moduleExamples['product-header'].typical, {
    details: [
      a('accordion', {
        items: [
          { title: 'Działanie', content: paragraphs(''), source: 'current', field: 'benefits', open: true },
          { title: 'Skład (INCI)', content: paragraphs(''), source: 'current', field: 'inci' },
          { title: 'Szczegóły', content: paragraphs(''), source: 'current', field: 'details' },
        ],
      }),
    ],
  }),
  a(
    'container',
    { backgroundColour: 'surface', padding: { top: 11, bottom: 11 } },
    { content: [a('product-specification', moduleExamples['product-specification'].typical)] },
  ),
  a(
    'container',
    { padding: { top: 11, bottom: 11 } },
    { content: [a('product-reviews', moduleExamples['product-reviews'].typical)] },
  ),
  a('products-teaser', moduleExamples['products-teaser'].typical),
  a('products-list', {
    heading: 'Dobrze się uzupełniają',
    source: { kind: 'complementary' },
    layout: 'carousel',
    limit: 8,
  }),
];

const article = [
  a('hero', {
    ...moduleExamples.hero.split,
    eyebrow: 'Czytelnia',
    heading: 'Poranny rytuał w pięciu ruchach',
    text: 'Woda, pianka, tonik, serum, krem. Kolejność ma znaczenie większe niż liczba.',
  }),
  a(
    'container',
    { width: 'Narrow', padding: { top: 10, bottom: 10 } },
    {
      content: [a('text', moduleExamples.text.everything), a('image', moduleExamples.image.withPoints)],
    },
  ),
];

const words = [
  a('heading', { eyebrow: 'Łąka', text: 'Ciało pachnące sianem', size: 'Medium' }),
  a('text', { content: paragraphs('Balsamy, peelingi i kąpiele na każdą porę roku, z rumiankiem i macierzanką.') }),
  button('Zobacz linię Łąka', '/laka'),
  button('Dowiedz się więcej', '/o-nas', 'secondary'),
];
const ground = (settings: Settings) => a('container', settings, { content: words });
const behind = (position: string) => ({ image: { image: { file: 1 }, position } });

const grounds = [
  ...['cover', 'left', 'right', 'top', 'bottom', 'contain'].map((position) => ground(behind(position))),
  ground({ ...behind('cover'), backgroundColour: 'ink' }),
  ground({ ...behind('right'), variant: 'cropped', backgroundColour: 'tint', margin: { top: 9, bottom: 9 } }),
  ground({ variant: 'small', backgroundColour: 'accent', width: 'ExtraNarrow' }),
  a(
    'container',
    { columns: 3, margin: { top: 9, bottom: 9 } },
    {
      content: ['accent-tint', 'second', 'surface'].map((backgroundColour) =>
        ground({ backgroundColour, variant: 'cropped' }),
      ),
    },
  ),
];

/** Whole pages to look at, by name. */
export const galleryPages = { home, category, product, article, grounds };

/** A page of sketches between the shop's bar and its footer. */
export function pageOf(sketches: readonly Sketch[]): PageDocument {
  const containers: Record<string, PlacedModule> = {};
  const place = ({ driver, settings, slots = {} }: Sketch): string => {
    const id = `m${Object.keys(containers).length}`;
    containers[id] = { id, driver, version: 1, settings };
    const ids = Object.entries(slots).map(([name, inner]) => [name, inner.map(place)]);
    containers[id] = { id, driver, version: 1, settings, slots: Object.fromEntries(ids) };
    return id;
  };
  const slots = { top: [place(navbar)], main: sketches.map(place), bottom: [place(footer)] };
  return { ...emptyPage('page', 'Galeria'), slots, containers };
}
