import { type MailBlock, type MailTemplate, paragraph } from '../layout/mail-document.ts';

export interface ContactMessageData {
  readonly name: string;
  readonly email: string;
  readonly telephone?: string;
  readonly comment: string;
}

const facts = (
  { name, email, telephone }: ContactMessageData,
  [nameWord, emailWord, phoneWord]: readonly [string, string, string],
): MailBlock => ({
  kind: 'facts',
  facts: [[nameWord, name], [emailWord, email], ...(telephone ? ([[phoneWord, telephone]] as const) : [])],
});

/** What somebody wrote in the contact form, for the shop's own mailbox. */
export const contactMessage: MailTemplate<ContactMessageData> = {
  pl: (data) => ({
    subject: `Wiadomość z formularza kontaktowego: ${data.name}`,
    preview: data.comment.slice(0, 100),
    heading: 'Wiadomość z formularza kontaktowego',
    replyTo: data.email,
    blocks: [facts(data, ['Imię i nazwisko', 'E-mail', 'Telefon']), paragraph(data.comment)],
  }),
  en: (data) => ({
    subject: `Message from the contact form: ${data.name}`,
    preview: data.comment.slice(0, 100),
    heading: 'Message from the contact form',
    replyTo: data.email,
    blocks: [facts(data, ['Name', 'E-mail', 'Phone']), paragraph(data.comment)],
  }),
};
