import { plural } from '../../i18n/plural.ts';
import { quote } from '../../i18n/quote.ts';

export const categories = {
  title: 'Kategorie',
  lead: 'Drzewo, po którym chodzą kupujący. Każda kategoria ma od razu własną stronę z\u00a0szablonu kategorii.',
  count: (count: number) => plural(count, 'kategoria', 'kategorie', 'kategorii'),
  columns: { name: 'Kategoria', position: 'Kolejność' },
  hidden: 'Ukryta',
  belowHidden: 'Ukryta z\u00a0nadrzędną',
  up: (name: string) => `Przesuń wyżej: ${name}`,
  down: (name: string) => `Przesuń niżej: ${name}`,
  moved: (name: string, place: number, count: number) => `${name}: miejsce ${place} z\u00a0${count}`,
  empty: 'Nie ma jeszcze kategorii',
  emptyText: 'Dodaj pierwszą, a\u00a0potem wybierz ją w\u00a0produktach.',
  create: 'Nowa kategoria',
  createBelow: 'Dodaj podkategorię',
  createSubmit: 'Utwórz kategorię',
  words: 'Nazwa i\u00a0miejsce',
  look: 'Wygląd',
  fields: {
    name: 'Nazwa',
    parent: 'Kategoria nadrzędna',
    slug: 'Ostatni człon adresu',
    description: 'Opis',
    image: 'Zdjęcie',
    theme: 'Motyw',
  },
  top: 'Brak: na najwyższym poziomie',
  slugHelp: (address: string) => `Strona kategorii stanie pod adresem ${address}.`,
  address: (address: string) => `Adres w\u00a0sklepie: ${address}`,
  wrongSlug: 'Użyj małych liter bez polskich znaków, cyfr i\u00a0łączników, na przykład na-noc',
  taken: (name: string) => `Ten adres ma już kategoria ${quote(name)}.`,
  tooDeep: 'Kategorie mogą mieć najwyżej sześć poziomów',
  descriptionHelp: 'Stoi na stronie kategorii i\u00a0w\u00a0wynikach wyszukiwarek',
  noImage: 'Kategoria nie ma jeszcze zdjęcia.',
  ownTheme: 'Jak kategoria nadrzędna',
  menuHint:
    'Nowa kategoria pojawia się na listach kategorii i\u00a0w\u00a0filtrach, gdy ma produkty. W\u00a0menu sklepu dodaje się ją osobno, w\u00a0nagłówku witryny.',
  created: (name: string) => `Utworzono kategorię ${quote(name)}`,
  saved: (name: string) => `Zapisano kategorię ${quote(name)}`,
  seeLive: 'Zobacz w\u00a0sklepie',
  visibility: 'Widoczność',
  isHidden: 'Ukryta w\u00a0sklepie',
  isHiddenHelp:
    'Razem z\u00a0podkategoriami znika z\u00a0menu, filtrów, list i\u00a0mapy strony, a\u00a0jej adres odpowiada „nie ma takiej strony”. Produkty zostają w\u00a0sprzedaży.',
  isBelowHidden: 'Kupujący jej nie widzą, bo kategoria nadrzędna jest ukryta.',
  move: 'Przenieś',
  moveTitle: (name: string) => `Przenieś kategorię ${quote(name)}`,
  moveHelp: (address: string) => `Strona kategorii będzie pod adresem ${address}.`,
  moveConsequences: (below: number) =>
    below === 0
      ? 'Dawny adres będzie prowadził do nowego. Produkty, strony, kupony i\u00a0import znajdą kategorię także po dawnej ścieżce.'
      : `Razem z\u00a0nią idzie ${plural(below, 'podkategoria', 'podkategorie', 'podkategorii')}. Dawne adresy będą prowadziły do nowych. Produkty, strony, kupony i\u00a0import znajdą kategorie także po dawnych ścieżkach.`,
  movedTo: (name: string, address: string) => `Kategoria ${quote(name)} jest teraz pod adresem ${address}`,
  removeTitle: (name: string) => `Usunąć kategorię ${quote(name)}?`,
  removeText:
    'Znika na zawsze, z\u00a0opisem i\u00a0tłumaczeniami. Kategorii, w\u00a0której coś jest albo która jest gdzieś użyta, usunąć nie można: możesz ją ukryć.',
  inUse:
    'Dlatego nie można jej usunąć, ale można ją ukryć. Żeby ją usunąć, najpierw opróżnij ją i\u00a0usuń z\u00a0tych miejsc:',
  removed: (name: string) => `Usunięto kategorię ${quote(name)}`,
  conflict:
    'Ktoś inny zapisał tę kategorię w\u00a0międzyczasie. Twoje zmiany są w\u00a0formularzu, ale nie są zapisane.',
  gone: 'Tej kategorii już tu nie ma: ktoś ją w\u00a0międzyczasie przeniósł albo usunął. Skopiuj to, co chcesz zachować.',
  fieldNames: {
    name: 'nazwa',
    parent: 'kategoria nadrzędna',
    slug: 'adres',
    description: 'opis',
    images: 'zdjęcie',
    theme: 'motyw',
    isHidden: 'widoczność',
  },
};
