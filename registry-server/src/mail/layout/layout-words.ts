import type { MailDocument, MailShop, MailStep, StaffMailLanguage } from './mail-document.ts';

interface LayoutWords {
  /** The reason of the mail, in its footer, where nobody reads an answer. */
  readonly reason: (shop: MailShop) => string;
  /** The same where somebody of the shop reads the answer. */
  readonly answeredByShop: (shop: MailShop) => string;
  /** The same for a mail that is answered to whoever wrote. */
  readonly answerable: (shop: MailShop) => string;
  /** Below a button, for clients that show none. */
  readonly buttonFallback: string;
  /** What plain text says of the steps of an order. */
  readonly step: Readonly<Record<MailStep['state'], string>>;
}

/** What the layout itself says. */
export const LAYOUT_WORDS: Readonly<Record<StaffMailLanguage, LayoutWords>> = {
  pl: {
    reason: ({ name }) => `To automatyczna wiadomość ze sklepu ${name}. Prosimy na nią nie odpowiadać.`,
    answeredByShop: ({ name }) => `Na tę wiadomość można odpisać: przeczyta ją ktoś ze sklepu ${name}.`,
    answerable: ({ name }) => `Wiadomość przekazana przez sklep ${name}. Odpowiedź trafi do osoby, która napisała.`,
    buttonFallback: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
    step: { done: 'za nami', current: 'teraz', coming: 'przed nami' },
  },
  en: {
    reason: ({ name }) => `This is an automatic message from ${name}. Please do not reply to it.`,
    answeredByShop: ({ name }) => `You can reply to this message: somebody at ${name} will read it.`,
    answerable: ({ name }) => `A message passed on by ${name}. Your reply goes to the person who wrote it.`,
    buttonFallback: 'If the button does not work, copy this address into your browser:',
    step: { done: 'done', current: 'now', coming: 'to come' },
  },
  hu: {
    reason: ({ name }) => `Ez a(z) ${name} automatikus üzenete. Kérjük, ne válaszoljon rá.`,
    answeredByShop: ({ name }) => `Erre az üzenetre válaszolhat: a(z) ${name} munkatársa olvassa el.`,
    answerable: ({ name }) => `A(z) ${name} által továbbított üzenet. A válasz ahhoz jut el, aki írta.`,
    buttonFallback: 'Ha a gomb nem működik, másolja ezt a címet a böngészőbe:',
    step: { done: 'kész', current: 'most', coming: 'hátravan' },
  },
};

/** Why the mail came and who reads an answer. */
export function footerOf(
  { replyTo, reason: ownReason }: Pick<MailDocument, 'replyTo' | 'reason'>,
  language: StaffMailLanguage,
  shop: MailShop,
): string {
  if (ownReason) return ownReason(shop);
  const { reason, answeredByShop, answerable } = LAYOUT_WORDS[language];
  if (replyTo !== undefined) return answerable(shop);
  return shop.email === undefined ? reason(shop) : answeredByShop(shop);
}
