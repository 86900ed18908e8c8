import { plural } from '../i18n/plural.ts';
import { quote } from '../i18n/quote.ts';

export const usages = {
  title: 'Użycia',
  none: 'Nigdzie jeszcze nie jest w\u00a0użyciu.',
  loading: 'Szukamy użyć…',
  spread: 'Opublikowana zmiana pokaże się od razu we wszystkich tych miejscach.',
  pages: 'Strony',
  sites: 'Witryny',
  catalogue: 'Katalog',
  sections: 'Zapisane sekcje (w\u00a0palecie modułów)',
  draftOnly: 'tylko w\u00a0szkicu',
  publishedOnly: 'w\u00a0opublikowanej wersji',
  template: 'szablon',
  ofPage: 'ustawienia strony',
  more: (count: number) => `…i\u00a0jeszcze ${plural(count, 'strona', 'strony', 'stron')}`,
  others: (count: number) => `…i\u00a0jeszcze ${plural(count, 'inne', 'inne', 'innych')}`,
  places: {
    header: 'Nagłówek witryny',
    footer: 'Stopka witryny',
    logo: 'Logo witryny',
    darkLogo: 'Logo witryny na ciemne tło',
    favicon: 'Ikona witryny',
    socialImage: 'Obraz przy udostępnianiu',
    rating: 'Znak ocen sklepu',
  } as Readonly<Record<string, string>>,
  kinds: {
    product: 'Produkt',
    brand: 'Marka',
    line: 'Linia',
    category: 'Kategoria',
    ingredient: 'Składnik',
    coupon: 'Kupon',
  } as Readonly<Record<string, string>>,
  understood: 'Rozumiem',
  inUseTitle: (name: string) => `${quote(name)} jest w\u00a0użyciu`,
  inUseText:
    'Dlatego nie można tego usunąć ani przenieść. Najpierw usuń to z\u00a0tych miejsc albo zamień na coś innego:',
};
