import { plural } from '../../i18n/plural.ts';

/** Of the screens about consents and the newsletter. */
export const privacy = {
  consents: {
    title: 'Zgody na pliki cookie',
    lead: 'Dowody wyborów. Klient zna swój numer ze strony „Ustawienia cookie”; nic tu nie mówi, kim jest.',
    count: (total: number) => plural(total, 'wybór', 'wybory', 'wyborów'),
    search: 'Numer klienta',
    empty: 'Nikt jeszcze nie wybrał',
    choice: 'Wybór',
    visitor: 'Numer',
    text: 'Wersja pytania',
    at: 'Kiedy',
    required: 'tylko niezbędne',
    categories: { functional: 'funkcjonalne', analytics: 'analityczne', marketing: 'marketingowe' },
  },
  loads: {
    title: 'Co wczytuje każda zgoda',
    lead: 'Nic z tego nie działa, zanim klient wybierze. Czat potrzebuje zgody funkcjonalnej i marketingowej. Usługi ustawia się w formularzu witryny.',
    site: 'Witryna',
    neverAsks: (code: string) => `${code}: nie pyta, więc niczego nie wczytuje`,
    categories: { functional: 'Funkcjonalne', analytics: 'Analityczne', marketing: 'Marketingowe' },
    nothing: 'nic',
    services: {
      marketing: (host: string) => `marketing (${host})`,
      chat: () => 'czat',
      tags: (host: string) => `tagi (${host})`,
      vitals: () => 'własny pomiar szybkości',
    },
  },
  newsletter: {
    title: 'Newsletter',
    lead: 'Kto dostaje newsletter. Skrzynka bez potwierdzenia nie dostaje niczego.',
    count: (total: number) => plural(total, 'adres', 'adresy', 'adresów'),
    search: 'Początek adresu',
    status: 'Stan',
    everyStatus: 'Każdy stan',
    empty: 'Nikt się jeszcze nie zapisał',
    export: 'Pobierz CSV',
    email: 'E-mail',
    consents: 'Zgody',
    byEmail: 'e-mail',
    bySms: 'SMS',
    none: 'brak',
    changed: 'Zmiana',
    statuses: {
      SUBSCRIBED: 'Zapisany',
      UNCONFIRMED: 'Czeka na potwierdzenie',
      UNSUBSCRIBED: 'Wypisany',
      NOT_ACTIVE: 'Nieaktywny',
    },
  },
};
