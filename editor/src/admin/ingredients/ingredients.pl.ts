import { plural } from '../../i18n/plural.ts';
import { quote } from '../../i18n/quote.ts';

export const ingredients = {
  title: 'Składniki',
  lead: 'Co sklep opowiada o\u00a0składnikach. Przy produkcie pokazują się te, które są w\u00a0jego INCI.',
  count: (count: number) => plural(count, 'składnik', 'składniki', 'składników'),
  empty: 'Nie ma jeszcze składników',
  emptyText: 'Opisany składnik pokaże się nad listą INCI każdego produktu, który go zawiera.',
  create: 'Nowy składnik',
  createSubmit: 'Dodaj składnik',
  search: 'Szukaj składników',
  columns: { name: 'Składnik', inci: 'Nazwy INCI' },
  about: 'Nazwa i\u00a0opis',
  found: 'Gdzie się pokazuje',
  fields: {
    name: 'Nazwa',
    description: 'Opis',
    inci: 'Nazwy INCI',
    image: 'Rycina',
    urlPath: 'Strona o\u00a0składniku',
  },
  nameHelp: 'Tak, jak się go nazywa na co dzień: Len',
  descriptionHelp: 'Jedno lub dwa zdania',
  inciHelp:
    'Każda w\u00a0osobnym wierszu. Wystarczą pierwsze słowa: „Linum Usitatissimum” pasuje też do „Linum Usitatissimum Seed Extract”.',
  urlPathHelp: 'Ścieżka w\u00a0sklepie, może być z\u00a0kotwicą: /zielnik#len',
  noImage: 'Składnik nie ma jeszcze ryciny.',
  mostNames: (most: number) => `Podaj najwyżej ${most} nazw.`,
  wrongPath: 'Adres zaczyna się od ukośnika: /zielnik#len',
  taken: (name: string) => `Jest już taki składnik: ${name}.`,
  noCode: 'W\u00a0nazwie musi być litera albo cyfra.',
  saved: (name: string) => `Zapisano składnik ${quote(name)}. Zmiana jest już w\u00a0sklepie.`,
  removed: (name: string) => `Usunięto składnik ${quote(name)}`,
  removeTitle: (name: string) => `Usunąć składnik ${quote(name)}?`,
  removeText: 'Zniknie ze stron produktów razem z\u00a0tłumaczeniami. Listy INCI zostaną, jakie są.',
};
