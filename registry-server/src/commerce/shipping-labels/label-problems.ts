/** Why a carrier makes no label. */
export const LABEL_PROBLEMS = [
  'phone',
  'email',
  'name',
  'address',
  'point',
  'size',
  'amount',
  'contract',
  'debt',
  'funds',
  'token',
  'other',
] as const;
export type LabelProblem = (typeof LABEL_PROBLEMS)[number];

/** What staff read, and what they can do about it. */
export function problemSentence(problem: LabelProblem, carrier: string, detail: string | null): string {
  switch (problem) {
    case 'phone':
      return `${carrier} potrzebuje polskiego numeru komórkowego odbiorcy. Popraw telefon w\u00a0adresie dostawy i\u00a0utwórz etykietę jeszcze raz.`;
    case 'email':
      return `${carrier} nie przyjmuje adresu e-mail kupującego. Zapytaj o\u00a0inny i\u00a0utwórz tę etykietę w\u00a0panelu przewoźnika.`;
    case 'name':
      return `${carrier} nie przyjmuje imienia, nazwiska albo nazwy firmy. Popraw je w\u00a0adresie dostawy i\u00a0utwórz etykietę jeszcze raz.`;
    case 'address':
      return `${carrier} nie przyjmuje adresu dostawy. Sprawdź ulicę, numer domu i\u00a0kod pocztowy, popraw adres i\u00a0utwórz etykietę jeszcze raz.`;
    case 'point':
      return 'Ten punkt odbioru jest zamknięty albo nie przyjmuje paczek. Wybierz z\u00a0kupującym inny („Zmień punkt odbioru”) i\u00a0utwórz etykietę jeszcze raz.';
    case 'size':
      return `${carrier} nie przyjmuje paczki o\u00a0takich wymiarach albo wadze. Zmień je i\u00a0utwórz etykietę jeszcze raz.`;
    case 'amount':
      return `${carrier} nie pobierze tej kwoty przy odbiorze. Sprawdź limit w\u00a0umowie albo poproś kupującego o\u00a0zapłatę z\u00a0góry.`;
    case 'contract':
      return `Umowa z\u00a0${carrier} nie obejmuje tej usługi. Napisz do opiekuna konta, a\u00a0tę paczkę nadaj inaczej.`;
    case 'debt':
      return `${carrier} wstrzymał nadawanie z\u00a0powodu zaległości. Ureguluj je w\u00a0panelu przewoźnika i\u00a0utwórz etykietę jeszcze raz.`;
    case 'funds':
      return `Na koncie w\u00a0${carrier} brakuje środków. Doładuj je w\u00a0panelu przewoźnika i\u00a0utwórz etykietę jeszcze raz.`;
    case 'token':
      return `${carrier} nie przyjmuje klucza sklepu. Osoba, która prowadzi serwer, musi ustawić nowy.`;
    default:
      return `${carrier} odmówił utworzenia etykiety${detail ? ` (${detail})` : ''}. Popraw zamówienie albo utwórz etykietę w\u00a0panelu przewoźnika.`;
  }
}
