import { SHOP_TIME_ZONE } from '@witryna/module-schemas';
import { type MailTemplate, note, paragraph } from '../layout/mail-document.ts';

export interface ContactAnswerData {
  readonly name: string;
  /** What staff wrote. */
  readonly text: string;
  readonly topic?: string;
  /** What is answered. */
  readonly comment: string;
  readonly writtenAt: string;
}

const dayOf = (moment: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }).format(new Date(moment));

const withTopic = (subject: string, topic: string | undefined) => (topic ? `${subject}: ${topic}` : subject);

/** What staff answer to a message of the contact form, with what was asked below it. */
export const contactAnswer: MailTemplate<ContactAnswerData> = {
  pl: ({ name, text, topic, comment, writtenAt }) => ({
    subject: withTopic('Odpowiedź na Twoją wiadomość', topic),
    preview: text.slice(0, 100),
    heading: 'Odpowiedź na Twoją wiadomość',
    blocks: [paragraph(text), note(`${dayOf(writtenAt, 'pl')}, ${name}:\n${comment}`)],
  }),
  en: ({ name, text, topic, comment, writtenAt }) => ({
    subject: withTopic('The answer to your message', topic),
    preview: text.slice(0, 100),
    heading: 'The answer to your message',
    blocks: [paragraph(text), note(`${dayOf(writtenAt, 'en-GB')}, ${name}:\n${comment}`)],
  }),
};
