import { describe, expect, test } from 'vitest';
import type { MailLanguage } from './layout/mail-document.ts';
import { renderMail } from './render-mail.ts';
import { type MailDataOf, type MailTemplateName, mailTemplates } from './templates.ts';

const shop = { name: 'Rosa i Len', address: 'https://rosailen.example' };
const link = 'https://rosailen.example/potwierdz?token=abc&x=1';

/** Something for every template to tell; the compiler asks for each. */
const samples: { readonly [T in MailTemplateName]: MailDataOf<T> } = {
  welcome: { firstName: 'Żaneta <b>', accountUrl: link },
  'password-reset': { resetUrl: link, validMinutes: 60 },
  'password-changed': { firstName: 'Żaneta <b>', contactUrl: link },
  'email-changed': { firstName: 'Żaneta <b>', contactUrl: link },
  'newsletter-confirm': { confirmUrl: link, validHours: 48 },
  'confirm-email': { firstName: 'Żaneta <b>', confirmUrl: link },
  'newsletter-welcome': { unsubscribeUrl: link },
  'stock-alert-confirm': { productName: 'Krem <b>', confirmUrl: link, validHours: 48 },
  'back-in-stock': { productName: 'Krem <b>', productUrl: link },
  'contact-message': { name: 'Żaneta <b>', email: 'zaneta@poczta.example', comment: `Czy to wróci? ${link}` },
};

const cases = (Object.keys(mailTemplates) as MailTemplateName[]).flatMap((template) =>
  (['pl', 'en'] as const).map((language) => [template, language] as const),
);

const render = (template: MailTemplateName, language: MailLanguage) =>
  renderMail(template, samples[template], { language, shop });

describe.each(cases)('the mail %s in %s', (template, language) => {
  const mail = render(template, language);

  test('says the same in HTML and in plain text', () => {
    expect(mail.subject).not.toBe('');
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).toContain('https://rosailen.example/potwierdz?token=abc&amp;x=1');
    expect(mail.text).toContain(link);
    for (const said of [mail.html, mail.text]) expect(said).toContain('Rosa i Len');
  });

  test('escapes whatever people have written', () => {
    expect(mail.html).not.toContain('<b>');
    expect(mail.html).not.toContain('undefined');
  });

  test('looks the same in every mail client: tables and inline style, nothing that is fetched or run', () => {
    expect(mail.html).not.toMatch(/<(style|script|link|form|iframe)\b/);
    expect(mail.html).not.toMatch(/\b(flex|grid|var\()/);
  });
});

test('each template speaks both languages differently', () => {
  for (const [template] of cases) expect(render(template, 'pl').subject).not.toBe(render(template, 'en').subject);
});

test('what somebody wrote is answered to them', () => {
  const mail = render('contact-message', 'pl');
  expect(mail.replyTo).toBe('zaneta@poczta.example');
  expect(mail.text).toContain('Odpowiedź trafi do osoby, która napisała.');
  expect(render('welcome', 'pl').replyTo).toBeUndefined();
});

test('an address that is no web address leads nowhere', () => {
  const data = { ...samples.welcome, accountUrl: 'javascript:alert(1)' };
  expect(renderMail('welcome', data, { language: 'pl', shop }).html).not.toContain('href="javascript:');
});
