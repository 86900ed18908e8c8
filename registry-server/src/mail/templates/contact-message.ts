import { type MailBlock, type MailTemplate, paragraph } from '../layout/mail-document.ts';

export interface ContactMessageData {
  readonly name: string;
  readonly email: string;
  readonly telephone?: string;
  readonly topic?: string;
  readonly orderNumber?: string;
  readonly hasPrivacyConsent?: boolean;
  readonly comment: string;
}

interface Words {
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly topic: string;
  readonly orderNumber: string;
  readonly consent: string;
  readonly given: string;
}

function facts(data: ContactMessageData, words: Words): MailBlock {
  const { name, email, telephone, topic, orderNumber, hasPrivacyConsent } = data;
  const given: readonly (readonly [string, string | undefined])[] = [
    [words.name, name],
    [words.email, email],
    [words.telephone, telephone],
    [words.topic, topic],
    [words.orderNumber, orderNumber],
    [words.consent, hasPrivacyConsent ? words.given : undefined],
  ];
  return { kind: 'facts', facts: given.flatMap(([word, value]) => (value ? [[word, value] as const] : [])) };
}

const pl: Words = {
  name: 'Imię i nazwisko',
  email: 'E-mail',
  telephone: 'Telefon',
  topic: 'Temat',
  orderNumber: 'Numer zamówienia',
  consent: 'Zgoda na politykę prywatności',
  given: 'tak',
};
const en: Words = {
  name: 'Name',
  email: 'E-mail',
  telephone: 'Phone',
  topic: 'Topic',
  orderNumber: 'Order number',
  consent: 'Consent to the privacy policy',
  given: 'yes',
};

/** What the mailbox is sorted by: the topic where there is one. */
const about = ({ name, topic }: ContactMessageData) => (topic ? `${topic}, ${name}` : name);

/** What somebody wrote in the contact form, for the shop's own mailbox. */
export const contactMessage: MailTemplate<ContactMessageData> = {
  pl: (data) => ({
    subject: `Wiadomość z formularza kontaktowego: ${about(data)}`,
    preview: data.comment.slice(0, 100),
    heading: 'Wiadomość z formularza kontaktowego',
    replyTo: data.email,
    blocks: [facts(data, pl), paragraph(data.comment)],
  }),
  en: (data) => ({
    subject: `Message from the contact form: ${about(data)}`,
    preview: data.comment.slice(0, 100),
    heading: 'Message from the contact form',
    replyTo: data.email,
    blocks: [facts(data, en), paragraph(data.comment)],
  }),
};
