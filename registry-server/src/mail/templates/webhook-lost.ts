import { type MailTemplate, note, paragraph } from '../layout/mail-document.ts';

export interface WebhookLostData {
  readonly url: string;
  /** How long all deliveries have failed. */
  readonly days: number;
}

/** A webhook endpoint was disabled after failing; for administrators. */
export const webhookLost: MailTemplate<WebhookLostData> = {
  pl: ({ url, days }) => ({
    subject: 'Powiadamianie innego systemu zostało wyłączone',
    preview: 'Od dłuższego czasu nie przyjmuje zdarzeń.',
    heading: 'Powiadamianie zostało wyłączone',
    blocks: [
      paragraph(`Adres ${url} nie przyjął żadnego zdarzenia od co najmniej ${days} dni, więc przestaliśmy je wysyłać.`),
      note('Po usunięciu przyczyny włącz adres ponownie i wyślij pominięte zdarzenia z dziennika dostarczeń.'),
    ],
  }),
  en: ({ url, days }) => ({
    subject: 'Another system is no longer told of events',
    preview: 'It has not taken any for some time.',
    heading: 'A webhook was switched off',
    blocks: [
      paragraph(`${url} has not taken any event for at least ${days} days, so we stopped sending them.`),
      note('When the cause is gone, switch it on again and send what it missed from the log of deliveries.'),
    ],
  }),
};
