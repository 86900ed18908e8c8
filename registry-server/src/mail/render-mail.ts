import type { MailDocument, MailLanguage, MailShop, RenderedMail } from './layout/mail-document.ts';
import { renderHtml } from './layout/render-html.ts';
import { renderText } from './layout/render-text.ts';
import { type MailDataOf, type MailTemplateName, mailTemplates } from './templates.ts';

/** Subject, HTML and text of one mail. */
export function renderMail<T extends MailTemplateName>(
  template: T,
  data: MailDataOf<T>,
  options: { readonly language: MailLanguage; readonly shop: MailShop },
): RenderedMail {
  const write = mailTemplates[template][options.language] as (data: MailDataOf<T>) => MailDocument;
  const document = write(data);
  const { subject, replyTo = options.shop.email } = document;
  return {
    subject,
    html: renderHtml(document, options),
    text: renderText(document, options),
    ...(replyTo && { replyTo }),
  };
}
