import { describe, expect, test } from 'vitest';
import { escapeHtml } from '../text/escape-html.ts';
import type { StaffMailLanguage } from './layout/mail-document.ts';
import { renderMail } from './render-mail.ts';
import { mailSamples } from './template-samples.ts';
import { type MailTemplateName, mailTemplates } from './templates.ts';

const shop = { name: 'Rosa i Len', address: 'https://rosailen.example' };

/** Texts as somebody might have written them; addresses and moments stay. */
function spoilt<T>(value: T): T {
  if (typeof value === 'string') return (/^https?:|@|^\d{4}-\d\d-\d\dT/.test(value) ? value : `${value} <b>`) as T;
  if (Array.isArray(value)) return value.map(spoilt) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'kind' ? part : spoilt(part)]),
  ) as T;
}

/** Every web address that a template is told. */
const addressesIn = (data: unknown) => JSON.stringify(data).match(/https:[^"]+/g) ?? [];

const cases = (Object.keys(mailTemplates) as MailTemplateName[]).flatMap((template) =>
  (Object.keys(mailTemplates[template]) as StaffMailLanguage[]).map((language) => [template, language] as const),
);

const render = (template: MailTemplateName, language: StaffMailLanguage) =>
  renderMail(template, spoilt(mailSamples[template]), { language, shop });

describe.each(cases)('the mail %s in %s', (template, language) => {
  const mail = render(template, language);

  test('says the same in HTML and in plain text', () => {
    expect(mail.subject).not.toBe('');
    expect(mail.html).toContain(`<html lang="${language}">`);
    for (const address of addressesIn(mailSamples[template])) {
      expect(mail.html).toContain(`${escapeHtml(address)}`);
      // Plain text shows no pictures.
      if (!address.endsWith('.webp')) expect(mail.text).toContain(address);
    }
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

test('each template differs between the two languages', () => {
  for (const [template] of cases) expect(render(template, 'pl').subject).not.toBe(render(template, 'en').subject);
});

test('staff are written what colleagues did: one thing in the subject, more of a thread with one button', () => {
  const [asked, comment] = mailSamples['page-news'].news;
  if (!asked || !comment) throw new Error('The sample has no news');
  const written = (news: readonly (typeof asked)[], language: StaffMailLanguage = 'pl') =>
    renderMail('page-news', { news }, { language, shop: { ...shop, email: 'pomoc@rosailen.example' } });
  const one = written([asked]);
  expect(one.subject).toBe('Ewa Lniana prosi o publikację strony „Zima w domu”');
  expect(one.text).toContain('Na pierwszy grudnia.');
  // Customers' mailbox is not where colleagues are answered.
  expect(one.replyTo).toBeUndefined();
  expect(one.text).toContain('Wyłączysz je w edytorze');
  const several = written([asked, comment, { ...comment, kind: 'resolved' }]);
  expect(several.subject).toBe('Co nowego na stronie „Zima w domu”');
  expect(several.text.split('https://rosailen.example/editor/pages/12?thread=')).toHaveLength(2);
  expect(written([asked, { ...comment, title: 'Lato' }]).subject).toBe('Co nowego na stronach');
  expect(written([asked], 'hu').html).toContain('<html lang="hu">');
  expect(() => renderMail('welcome', mailSamples.welcome, { language: 'hu', shop })).toThrow('not written in hu');
});

test('the contact message has its sender as the reply address', () => {
  const mail = render('contact-message', 'pl');
  expect(mail.replyTo).toBe('lena@poczta.example');
  expect(mail.text).toContain('Odpowiedź trafi do osoby, która napisała.');
  expect(render('welcome', 'pl').replyTo).toBeUndefined();
});

test('a mail of a shop with a mailbox can be answered, and says so', () => {
  const open = { ...shop, email: 'pomoc@rosailen.example' };
  const mail = renderMail('order-paid', mailSamples['order-paid'], { language: 'pl', shop: open });
  expect(mail.replyTo).toBe('pomoc@rosailen.example');
  for (const said of [mail.html, mail.text]) expect(said).toContain('Na tę wiadomość można odpisać');
  const contact = renderMail('contact-message', mailSamples['contact-message'], { language: 'pl', shop: open });
  expect(contact.replyTo).toBe('lena@poczta.example');
  expect(render('order-paid', 'pl').text).toContain('Prosimy na nią nie odpowiadać');
});

test('nobody is addressed by a name in its nominative', () => {
  for (const [template, language] of cases.filter(([name]) => name !== 'contact-message'))
    expect(renderMail(template, mailSamples[template], { language, shop }).html).not.toMatch(/<h1[^>]*>[^<]*Lena/);
});

test('the total is the strongest of the sums', () => {
  const sample = mailSamples['order-accepted'];
  const lines = sample.lines.map((line) => ({ ...line, picture: 'https://rosailen.example/media/krem.webp' }));
  const { html } = renderMail('order-accepted', { ...sample, lines }, { language: 'pl', shop });
  expect(html).toMatch(/font-size:20px[^"]*font-weight:600[^>]*>Razem do zapłaty/);
  expect(html).toContain('src="https://rosailen.example/media/krem.webp" alt="" width="48" height="60"');
});

test('how an order comes and how it is paid stand beside the drawings that the pages have', () => {
  const sample = mailSamples['order-accepted'];
  const { html, text } = renderMail('order-accepted', sample, { language: 'pl', shop });
  const drawing = (name: string) =>
    `<img src="https://rosailen.example/marks/${name}.png" alt="" width="28" height="28"`;
  expect(html).toMatch(new RegExp(`${drawing('locker')}[^>]*>&nbsp; InPost Paczkomat® 24/7</td>`));
  expect(html).toMatch(new RegExp(`${drawing('transfer')}[^>]*>&nbsp; Przelew tradycyjny</td>`));
  expect(text).toContain('Sposób dostawy: InPost Paczkomat® 24/7\nPunkt odbioru:');

  const parcel = renderMail('order-shipped', mailSamples['order-shipped'], { language: 'pl', shop });
  expect(parcel.html).toContain(drawing('locker'));
  const unnamed = { ...sample, delivery: { title: 'Gołąb pocztowy' } };
  expect(renderMail('order-accepted', unnamed, { language: 'pl', shop }).html).toContain('>Gołąb pocztowy</td>');
});

test('drawings are where the host has them, also for a site below a base path', () => {
  const below = { ...shop, address: 'https://rosailen.example/en' };
  const { html } = renderMail('order-accepted', mailSamples['order-accepted'], { language: 'en', shop: below });
  expect(html).toContain('src="https://rosailen.example/marks/locker.png"');
});

test('a parcel that was sent before its way was kept names its carrier', () => {
  const { method: _method, ...earlier } = mailSamples['order-shipped'];
  const { text } = renderMail('order-shipped', earlier, { language: 'pl', shop });
  expect(text).toContain('Sposób dostawy: InPost\nPunkt odbioru: LOD01M');
});

test('an address that is no http(s) URL is removed', () => {
  const data = { ...mailSamples.welcome, accountUrl: 'javascript:alert(1)' };
  expect(renderMail('welcome', data, { language: 'pl', shop }).html).not.toContain('href="javascript:');
});

describe('the confirmation of an order has in writing what the law asks for', () => {
  const { text } = renderMail('order-accepted', mailSamples['order-accepted'], { language: 'pl', shop });

  test.each([
    ['number and date', '000000012 z dnia 21.11.2026'],
    ['each line with its gross price', '2 × Krem do twarzy z rumiankiem, 50 ml: 178,00 zł'],
    ['where it is on its way', 'Złożone: teraz\nOpłacone: przed nami'],
    ['discounts', 'Rabat: -22,70 zł'],
    ['the price of delivery', 'Dostawa: gratis'],
    ['the total', 'Razem do zapłaty: 204,30 zł'],
    ['the tax of each rate', 'w tym VAT 23%: 38,20 zł'],
    ['what is given along', '1 × Mydełko lniane, prezent: gratis'],
    ['who collects it', 'Odbiorca paczki: Lena Różana, ul. Lipowa 3 m. 4, 90-001 Łódź'],
    ['the parcel point with its address', 'LOD01M, ul. Piotrkowska 1, 90-001 Łódź'],
    ['how to send the money', 'Numer konta: 27 1140 2004 0000 3002 0135 5387, mBank'],
    ['the title of the transfer', 'Tytuł przelewu: 000000012'],
    ['when it comes', '24–25 listopada'],
    ['who sells', 'Rosa i Len sp. z o.o.'],
    ['the register', 'KRS 0000000000'],
    ['the right of withdrawal', 'masz 14 dni od otrzymania przesyłki'],
    ['the form of withdrawal', 'Odstępuję od umowy sprzedaży'],
    ['where to withdraw', 'napisz na adres zwroty@rosailen.example'],
    ['where to complain', 'Napisz na adres reklamacje@rosailen.example'],
    ['the terms', 'https://rosailen.example/regulamin'],
  ])('%s', (_what, said) => {
    expect(text).toContain(said);
  });
});

test('the word e-mail never breaks at its hyphen', () => {
  const { html } = render('confirm-email', 'pl');
  expect(html).toContain('adres <span style="white-space:nowrap">e-mail</span>');
});
