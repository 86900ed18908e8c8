import { plural } from '../../i18n/plural.ts';
import { quote } from '../../i18n/quote.ts';

export const giftRules = {
  title: 'Prezenty i próbki',
  lead: 'Co osoba kupująca może dobrać do zamówienia za darmo i od jakiej wartości koszyka.',
  count: (count: number) => plural(count, 'zasada', 'zasady', 'zasad'),
  empty: 'Nie ma jeszcze zasad',
  emptyText: 'Zasada mówi, od jakiej wartości koszyka można wybrać prezent albo próbkę.',
  create: 'Nowa zasada',
  createSubmit: 'Utwórz zasadę',
  status: 'Stan',
  statuses: { active: 'Działa', scheduled: 'Zaplanowana', expired: 'Po terminie', inactive: 'Wyłączona' },
  from: 'Od wartości',
  shopThreshold: 'Próg sklepu',
  always: 'Zawsze',
  choice: 'Do wyboru',
  choiceOf: (choices: number, products: number) => `${choices} z ${products}`,
  until: 'Do kiedy',
  noEnd: 'Bez końca',
  what: 'Co daje',
  when: 'Kiedy',
  skusHelp: {
    gift: 'Tylko prezenty: ich kody zawierają słowo takie jak „gratis” i nie są w sprzedaży',
    sample: 'Tylko produkty oznaczone jako próbki',
  },
  moreThanThereIs: 'Nie można wybrać więcej, niż jest produktów',
  wrongOrder: 'Koniec musi być po początku',
  saved: (name: string) => `Zapisano zasadę ${quote(name)}`,
  removed: (name: string) => `Usunięto zasadę ${quote(name)}`,
  removeTitle: (name: string) => `Usunąć zasadę ${quote(name)}?`,
  removeText:
    'Przestanie dawać od razu, także w koszykach, które już z niej korzystają. Złożonych zamówień to nie zmienia.',
};
