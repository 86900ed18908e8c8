import type { MailDocument, MailShop, RenderedMail, StaffMailLanguage } from './layout/mail-document.ts';
import { renderHtml } from './layout/render-html.ts';
import { renderText } from './layout/render-text.ts';
import { type MailDataOf, type MailTemplateName, mailTemplates } from './templates.ts';

/** Subject, HTML and text of one mail. */
export function renderMail<T extends MailTemplateName>(
  template: T,
  data: MailDataOf<T>,
  options: { readonly language: StaffMailLanguage; readonly shop: MailShop },
): RenderedMail {
  const { language, shop } = options;
  const writers = mailTemplates[template] as Partial<Record<StaffMailLanguage, (data: MailDataOf<T>) => MailDocument>>;
  const write = writers[language];
  if (!write) throw new Error(`The mail ${template} is not written in ${language}`);
  const document = write(data);
  const { subject, replyTo = document.reason ? undefined : shop.email } = document;
  return {
    subject,
    html: renderHtml(document, options),
    text: renderText(document, options),
    ...(replyTo && { replyTo }),
  };
}
