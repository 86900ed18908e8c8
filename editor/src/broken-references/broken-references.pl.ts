import type { BrokenReference } from '../api/content/broken-references.ts';
import { plural } from '../i18n/plural.ts';
import { quote } from '../i18n/quote.ts';

const KINDS: Readonly<Record<BrokenReference['kind'], string>> = {
  product: 'Produkt',
  file: 'Plik',
  brand: 'Marka',
  category: 'Kategoria',
  line: 'Linia',
  article: 'Artykuł',
  snippet: 'Fragment',
  filter: 'Filtr',
  author: 'Autor',
  'article-category': 'Kategoria artykułów',
  'article-filter': 'Filtr artykułów',
  navigation: 'Nawigacja',
  banner: 'Baner',
  gallery: 'Galeria',
  'shared-link': 'Wspólny odnośnik',
  page: 'Strona',
  link: 'Odnośnik',
};

export const brokenReferences = {
  title: 'Zerwane odwołania',
  lead: 'Opublikowane miejsca, które wskazują coś, czego już nie ma albo co nie jest opublikowane. Kupujący widzą stronę bez tego, a\u00a0odnośnik prowadzi donikąd.',
  count: (count: number) => plural(count, 'miejsce', 'miejsca', 'miejsc'),
  empty: 'Nic nie jest zerwane',
  emptyText: 'Wszystko, co pokazują opublikowane strony, jest na swoim miejscu.',
  site: 'Witryna',
  everySite: 'Każda witryna',
  columns: { page: 'Strona i\u00a0moduł', missing: 'Czego brakuje', site: 'Witryna' },
  inModule: (path: string, module: string) => `${path} · ${module}`,
  inPage: (path: string) => `${path} · ustawienia strony`,
  kinds: KINDS,
  withdrawn: (product: string) => `Produkt ${quote(product)} (wycofany)`,
  hidden: (category: string) => `Kategoria ${quote(category)} (ukryta)`,
  linkTo: (target: string) => `Odnośnik do ${quote(target)}`,
  template: 'szablon',
  frames: 'Witryny bez nagłówka lub stopki:',
  frame: (place: 'header' | 'footer', key: string) =>
    `${place === 'header' ? 'nagłówek' : 'stopka'} ${quote(key)} nie jest opublikowanym fragmentem`,
};
