import {
  EMPTY_RELATED,
  type MediaFile,
  type PlacedModule,
  type ProductSummary,
  type RegistryAnswer,
  type SrcsetEntry,
} from '../../module-schemas/src/index.ts';

/** Text of the length of a typical paragraph. */
const TEXT =
  'Len rośnie sto dni. Przez ten czas zbiera to, co potem oddaje skórze: olej bogaty w kwasy, śluz, który łagodzi, i spokój pola. ';
const SKUS = Array.from({ length: 8 }, (_, index) => `RL-${index + 1}`);
const FILE = 1;

const link = (label: string, href: string) => ({ label, link: { href } });
const paragraph = (sentences: number) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: TEXT.repeat(sentences).trim() }],
});
const document = (paragraphs: number) => ({
  type: 'doc',
  content: Array.from({ length: paragraphs }, () => paragraph(2)),
});
const menu = (label: string, children: readonly string[]) => ({
  ...link(label, `/${label}`),
  children: children.map((child) => link(child, `/${label}/${child}`)),
});

/** A typical content page: 25 modules of all ten kinds, about 20 KB on the wire. */
export function measuredPage(urlPath: string, title: string) {
  const containers: Record<string, PlacedModule> = {};
  const place = (driver: string, settings: PlacedModule['settings'], slots?: PlacedModule['slots']) => {
    const id = `m${Object.keys(containers).length + 1}`;
    containers[id] = { id, driver, version: 1, settings, ...(slots && { slots }) };
    return id;
  };
  const section = (index: number) =>
    place(
      'container',
      { columns: 2, padding: { top: 9, bottom: 9 }, gridGap: { column: 7, row: 7 } },
      {
        content: [
          place('heading', { text: `Rozdział ${index}: o lnie i róży`, level: 'H2' }),
          place('text', { content: document(2) }),
          place('image', { image: { file: FILE, alt: 'Krem na lnie' }, ratio: 'portrait' }),
        ],
      },
    );
  const navbar = place('navbar', {
    name: 'Rosa i Len',
    announcement: { text: 'Dostawa gratis od 99 zł', link: { href: '/dostawa-i-zwroty' } },
    items: [
      menu('Twarz', ['Serum', 'Kremy', 'Oczyszczanie', 'Maseczki']),
      menu('Ciało', ['Balsamy', 'Kąpiel', 'Dłonie i stopy']),
      menu('Makijaż', ['Usta', 'Oczy', 'Cera']),
      link('Poradnik', '/poradnik'),
      link('O nas', '/o-nas'),
    ],
  });
  const hero = place(
    'hero',
    { heading: title, text: TEXT.trim(), image: { file: FILE, alt: 'Serum na kamieniu' } },
    {
      actions: [
        place('button', { label: 'Pielęgnacja twarzy', link: { href: '/twarz' } }),
        place('button', { label: 'Poranny rytuał', link: { href: '/poradnik' } }),
      ],
    },
  );
  const sections = [1, 2, 3, 4].map(section);
  const products = place('products-list', { heading: 'Ulubione', source: { kind: 'selected', skus: SKUS } });
  const questions = place('accordion', {
    items: [1, 2, 3, 4].map((index) => ({ title: `Pytanie ${index}`, content: document(1) })),
  });
  const closing = [place('text', { content: document(2) }), place('image', { image: { file: FILE, alt: 'Łąka' } })];
  const footer = place('footer', {
    name: 'Rosa i Len',
    description: 'Mała pracownia pielęgnacji i koloru.',
    main: { title: 'Sklep', links: ['Twarz', 'Ciało', 'Makijaż', 'Iskra'].map((label) => link(label, `/${label}`)) },
    secondary: { title: 'Pomoc', links: ['Dostawa', 'Zwroty', 'Regulamin'].map((label) => link(label, `/${label}`)) },
    contact: { title: 'Kontakt', links: [link('22 000 00 00', 'tel:+48220000000')] },
    legal: 'Rosa i Len sp. z o.o.',
  });
  return {
    data: {
      contentId: 1,
      site: 'pl',
      urlPath,
      type: 'page',
      title,
      theme: 'default',
      properties: { meta: { description: TEXT.trim() } },
      contentProperties: {},
      slots: { top: [navbar], main: [hero, ...sections, products, questions, ...closing], bottom: [footer] },
      containers,
    },
    meta: {
      related: { ...EMPTY_RELATED, products: productsBySku(), files: { [FILE]: picture(FILE) } },
      theme: 'default',
    },
  } satisfies RegistryAnswer;
}

/** The number of placed modules of a page. */
export const placedCount = ({ data }: ReturnType<typeof measuredPage>) => Object.keys(data.containers).length;

function picture(id: number): MediaFile {
  const entry = (width: number, format: string): SrcsetEntry => ({
    url: `/media/${id}/5f3a/${width}.${format}`,
    width,
    height: Math.round(width * 1.25),
    ratio: 'original',
    mime: `image/${format}`,
  });
  const srcset = ['avif', 'webp'].flatMap((format) => [320, 640, 1200].map((width) => entry(width, format)));
  return { id, mime: 'image/webp', size: 90_000, type: 'image', url: `/media/${id}/5f3a/original.webp`, srcset };
}

function productsBySku() {
  const price = { final: { amount: 8900, currency: 'PLN' }, regular: { amount: 8900, currency: 'PLN' } };
  const product = (sku: string, index: number): ProductSummary => ({
    sku,
    name: `Serum z lnem ${index}`,
    urlPath: `/serum-${index}`,
    line: { code: 'swit', name: 'Świt' },
    images: [picture(10 + index)],
    flags: { isNew: index === 1 },
    inStock: true,
    price,
    priceVaries: false,
    variants: [30, 50].map((value) => ({ sku: `${sku}-${value}`, inStock: true, size: { value, unit: 'ml' }, price })),
  });
  return Object.fromEntries(SKUS.map((sku, index) => [sku, product(sku, index)]));
}
