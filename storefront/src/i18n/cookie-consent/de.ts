import type { CookieTexts } from './pl.ts';

/** The question about cookies, in German. */
export const de: CookieTexts = {
  title: 'Cookies: Ihre Wahl',
  info: 'Notwendige Cookies erhalten Warenkorb und Anmeldung. Über alles andere entscheiden Sie und können Ihre Wahl jederzeit in der Fußzeile unter „Cookie-Einstellungen“ ändern.',
  policy: 'Datenschutzerklärung',
  close: 'Fenster schließen',
  categories: {
    required: { name: 'Notwendig', info: 'Warenkorb, Anmeldung, Zahlung und diese Wahl. Immer aktiv.' },
    functional: {
      name: 'Funktional',
      info: 'Chat mit unserem Team, zuletzt angesehene Produkte, gemerkte Einstellungen.',
    },
    analytics: { name: 'Analyse', info: 'Statistik: wie schnell der Shop ist und was darin genutzt wird.' },
    marketing: { name: 'Marketing', info: 'Angebote und Werbung passend zu dem, was Sie ansehen.' },
  },
  without: {
    cart: {
      info: 'Notwendige Cookies merken sich diese Wahl und halten die Seiten am Laufen. Über alles andere entscheiden Sie und können Ihre Wahl jederzeit in der Fußzeile unter „Cookie-Einstellungen“ ändern.',
      required: 'Der Betrieb der Seiten und diese Wahl. Immer aktiv.',
    },
    chat: 'Zuletzt angesehene Produkte, gemerkte Einstellungen.',
  },
  refuse: 'Optionale ablehnen',
  save: 'Meine Wahl speichern',
  acceptAll: 'Alle akzeptieren',
  saved: 'Gespeichert um {time}.',
  notKept:
    'Ihr Browser erlaubt es nicht, die Wahl zu speichern. Bis zum Ende dieses Besuchs verwenden wir nur notwendige Cookies.',
  /** What follows is the number. */
  proof: 'Wahl vom {date}. Wenn Sie uns nach dem Nachweis Ihrer Einwilligung fragen, nennen Sie diese Nummer:',
};
