import type { Messages } from '../message.ts';

/** What people who work in the editor are told: access, users, webhooks and settings. */
export const staffMessages = {
  'not-signed-in': { pl: 'Zaloguj się, aby kontynuować.', en: 'Please sign in to continue.' },
  'not-allowed': {
    pl: 'Twoja rola nie pozwala na tę czynność.',
    en: 'Your role does not allow this action.',
  },
  'too-many-attempts': {
    pl: 'Zbyt wiele prób logowania. Odczekaj chwilę i spróbuj ponownie.',
    en: 'Too many sign-in attempts. Please wait a moment and try again.',
  },
  'too-many-attempts/later': {
    pl: 'Zbyt wiele nieudanych prób logowania. Spróbuj ponownie za {minutes} min.',
    en: 'Too many failed sign-in attempts. Please try again in {minutes} min.',
  },
  'factor-code-wrong': {
    pl: 'To nie jest bieżący kod z aplikacji ani niewykorzystany kod zapasowy. Poczekaj na następny kod i spróbuj ponownie.',
    en: 'This is neither the present code of the app nor an unused recovery code. Wait for the next code and try again.',
  },
  'factor-exists': { pl: 'Drugi składnik jest już włączony.', en: 'The second factor is switched on already.' },
  'factor-missing': { pl: 'Drugi składnik nie jest włączony.', en: 'The second factor is not switched on.' },
  'factor-required': {
    pl: 'Twoja rola wymaga drugiego składnika, więc nie można go wyłączyć.',
    en: 'Your role needs a second factor, so it cannot be switched off.',
  },
  'factor-first': {
    pl: 'Najpierw włącz drugi składnik na własnym koncie, potem wymagaj go od swojej roli.',
    en: 'Switch on the second factor of your own account first, then require it of your role.',
  },
  'factor-of-oneself': {
    pl: 'Własny drugi składnik wyłącza się kodem, na swoim koncie.',
    en: 'Your own second factor is switched off by a code, in your account.',
  },
  'csrf-token-invalid': {
    pl: 'Sesja wygasła w tej karcie. Odśwież stronę i spróbuj ponownie.',
    en: 'The session has expired in this tab. Please refresh the page and try again.',
  },
  'foreign-origin': {
    pl: 'To żądanie pochodzi z obcej strony.',
    en: 'This request comes from another website.',
  },
  'last-admin': {
    pl: 'To ostatni aktywny administrator. Najpierw nadaj tę rolę komuś innemu.',
    en: 'This is the last active administrator. Give the role to someone else first.',
  },
  'webhook-switched-off': {
    pl: 'Ten adres jest wyłączony. Włącz go, aby wysłać zdarzenie ponownie.',
    en: 'This address is switched off. Switch it on to send the event again.',
  },
  'delivery-under-way': {
    pl: 'To zdarzenie czeka już na wysłanie.',
    en: 'This event is already waiting to be sent.',
  },
  'delivery-settings-conflict': {
    pl: 'Ktoś inny zapisał ustawienia dostawy w międzyczasie.',
    en: 'Somebody else has saved the delivery settings in the meantime.',
  },
  'payment-settings-conflict': {
    pl: 'Ktoś inny zapisał ustawienia płatności w międzyczasie.',
    en: 'Somebody else has saved the payment settings in the meantime.',
  },
  'coupon-code-taken': { pl: 'Taki kod ma już inny kupon.', en: 'Another coupon already has this code.' },
  'gift-rule-name-taken': { pl: 'Taką nazwę ma już inna zasada.', en: 'Another rule already has this name.' },
  'contact-message-missing': { pl: 'Nie ma takiej wiadomości.', en: 'There is no such message.' },
  'contact-message-changed': {
    pl: 'Ktoś w międzyczasie zajął się tą wiadomością. Wczytaj ją ponownie.',
    en: 'Somebody has dealt with this message in the meantime. Please load it again.',
  },
  'review-missing': { pl: 'Nie ma takiej opinii.', en: 'There is no such review.' },
  'review-language-unknown': {
    pl: 'Nie ma języka o kodzie „{language}”. Podaj dwie małe litery, na przykład pl.',
    en: 'There is no language with the code “{language}”. Give two small letters, for example pl.',
  },
  'notification-refused': { pl: 'Powiadomienie odrzucone.', en: 'The notification was refused.' },
} as const satisfies Messages;
