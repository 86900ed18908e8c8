import type { PathOfArea } from '../../../content/screen-areas.ts';
import type { CountedSentence } from '../../shop-actions.pl.ts';

/** Names of the tabs, which the specification gives. */
const tabs = {
  me: 'Konto',
  myData: 'Moje Dane',
  historyOfOrders: 'Historia Zamówień',
  favourite: 'Ulubione',
  addressesBillings: 'Adresy i Rachunki',
  benefitPrograms: 'Programy Benefitowe',
  newsletter: 'Newsletter',
  /** Ours. */
  reviews: 'Moje opinie',
  /** Not of the specification. */
  security: 'Bezpieczeństwo i Dane',
};

/** What the frame of the account says in Polish: its tabs, and who may not see it. */
export const accountPl = {
  /** Of the documents, and the headings of their pages. */
  titles: {
    '/account': 'Moje konto',
    '/account/profile': 'Moje dane',
    '/account/orders': 'Historia zamówień',
    '/account/order/:number': 'Zamówienie',
    '/account/favourites': 'Ulubione',
    '/account/addresses-billings': 'Adresy i\u00a0rachunki',
    '/account/benefits-programs': 'Konto - Programy Benefitowe',
    '/account/newsletter': 'Newsletter',
    '/account/reviews': 'Moje opinie',
    '/account/security': 'Bezpieczeństwo i dane',
  } as Readonly<Record<PathOfArea<'customer'>, string>>,
  /** Where the heading of a page is another one than the title of its document. */
  headings: { '/account/benefits-programs': 'Programy benefitowe' } as Partial<
    Readonly<Record<PathOfArea<'customer'>, string>>
  >,
  tabs,
  /** What is behind a tab, in a line below its name. */
  lines: {
    addresses: {
      one: '{count}\u00a0adres',
      few: '{count}\u00a0adresy',
      many: '{count}\u00a0adresów',
      other: '{count}\u00a0adresu',
    } as CountedSentence,
    programs: {
      one: '{count}\u00a0program',
      few: '{count}\u00a0programy',
      many: '{count}\u00a0programów',
      other: '{count}\u00a0programu',
    } as CountedSentence,
    programWaiting: 'Friends & Family: czeka na decyzję',
    subscribed: 'Zapisano',
    unconfirmed: 'Czeka na potwierdzenie',
  },
  navigation: 'Moje konto',
  back: 'Moje konto',
  signOut: 'Wyloguj się',
  signingOut: 'Wylogowujemy…',
  /** Fixed by the specification, in every language. */
  loading: 'Loading...',
  notAuthorized: 'Strona wymaga autoryzacji. Zaloguj się aby kontynuować.',
  newHere: 'Nie masz jeszcze konta?',
  signUp: 'Załóż konto',
  expired: 'Logowanie wygasło. Zaloguj się jeszcze raz, a\u00a0wrócisz w\u00a0to samo miejsce.',
  unavailable: 'Nie udało się sprawdzić, kto jest zalogowany. Spróbuj jeszcze raz.',
  needsScript:
    'Konto działa tylko z\u00a0włączonym JavaScriptem. Włącz go w\u00a0przeglądarce i\u00a0otwórz tę stronę jeszcze raz.',
  /** For whoever has given no name. */
  welcomeAnyone: 'Dzień dobry',
  welcome: 'Dzień dobry, {name}',
  welcomeBack: 'Dobrze, że jesteś. Tu znajdziesz zamówienia, adresy i\u00a0ulubione.',
  noNotifications: 'Nie masz nowych powiadomień.',
  change: 'Zmień',
  /** Read out in place of the word alone. */
  changeWhat: 'Zmień: {what}',
  save: 'Zapisz',
  saving: 'Zapisujemy…',
  cancel: 'Anuluj',
  savedAt: 'Zapisano o\u00a0{time}.',
};

export type AccountTexts = { readonly [Key in keyof typeof accountPl]: (typeof accountPl)[Key] };
