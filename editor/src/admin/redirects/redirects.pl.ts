import { plural } from '../../i18n/plural.ts';
import { quote } from '../../i18n/quote.ts';

export const redirects = {
  title: 'Przekierowania',
  lead: 'Dokąd trafia ktoś, kto wejdzie pod stary adres.',
  count: (count: number) => plural(count, 'przekierowanie', 'przekierowania', 'przekierowań'),
  empty: 'Nie ma jeszcze przekierowań',
  emptyText: 'Przekierowanie prowadzi ze starego adresu pod nowy. Po zmianie adresu strony powstaje samo.',
  create: 'Nowe przekierowanie',
  createSubmit: 'Utwórz przekierowanie',
  search: 'Szukaj adresów',
  site: 'Witryna',
  everySite: 'Każda witryna',
  columns: { from: 'Stary adres', code: 'Rodzaj', site: 'Witryna', changed: 'Zmienione' },
  leadsTo: (to: string) => `→ ${to}`,
  what: 'Skąd i dokąd',
  fields: { from: 'Stary adres', to: 'Nowy adres', code: 'Rodzaj', site: 'Witryna' },
  fromHelp: 'Ścieżka w sklepie, bez parametrów: /stara-strona',
  toHelp: 'Ścieżka w sklepie (/nowa-strona) albo cały adres z https://',
  codes: {
    301: 'Na stałe (301)',
    302: 'Tymczasowo (302)',
    303: 'Zobacz inną stronę (303)',
    307: 'Tymczasowo, z tą samą metodą (307)',
    308: 'Na stałe, z tą samą metodą (308)',
  },
  codeHelp: 'Na stałe: przeglądarki i wyszukiwarki zapamiętają nowy adres',
  sameAddress: 'Adres nie może prowadzić sam do siebie',
  saved: (from: string) => `Zapisano przekierowanie z ${quote(from)}`,
  removed: (from: string) => `Usunięto przekierowanie z ${quote(from)}`,
  removeTitle: (from: string) => `Usunąć przekierowanie z ${quote(from)}?`,
  removeText: 'Pod starym adresem nie będzie już niczego. Kto ma do niego link, zobaczy stronę z błędem.',
};
