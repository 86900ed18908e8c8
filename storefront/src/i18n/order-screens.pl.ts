import type { ScreenTexts } from './screens.pl.ts';

/** What the screens about an order are called, and what they say before they know it. */
export const orderScreensPl = {
  '/order': {
    title: 'Twoje zamówienie',
    info: 'Wczytujemy zamówienie…',
    action: 'Pokaż zamówienie',
    doneTitle: 'Twoje zamówienie',
    done: 'Oto Twoje zamówienie.',
    invalid: 'Pod tym linkiem nie ma zamówienia. Otwórz go jeszcze raz prosto z wiadomości o zamówieniu.',
  },
  '/thank-you': {
    title: 'Zamówienie przyjęte',
    info: 'Wczytujemy zamówienie…',
    action: 'Sprawdź status',
    doneTitle: 'Zamówienie przyjęte',
    done: 'Zamówienie jest przyjęte.',
    invalid: 'Nie znaleźliśmy tego zamówienia.',
  },
  '/payment-verification': {
    title: 'Sprawdzamy płatność',
    info: 'Zwykle trwa to kilka sekund.',
    action: 'Sprawdź jeszcze raz',
    doneTitle: 'Płatność potwierdzona',
    done: 'Płatność potwierdzona.',
    invalid: 'Nie znaleźliśmy tego zamówienia.',
  },
  '/payment-error': {
    title: 'Błąd płatności',
    info: 'Sprawdzamy zamówienie…',
    action: 'Zapłać za zamówienie',
    doneTitle: 'Płatność potwierdzona',
    done: 'Płatność potwierdzona.',
    invalid: 'Nie znaleźliśmy tego zamówienia.',
  },
} satisfies Readonly<Record<string, ScreenTexts>>;

export type OrderScreens = { readonly [Path in keyof typeof orderScreensPl]: ScreenTexts };
