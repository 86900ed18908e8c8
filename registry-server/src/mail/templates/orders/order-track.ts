import type { MailBlock, MailLanguage } from '../../layout/mail-document.ts';

interface TrackWords {
  readonly placed: string;
  readonly paid: string;
  readonly accepted: string;
  readonly shipped: string;
  readonly delivered: string;
}

/** The names that the page of the order has for the same steps. */
const WORDS: Readonly<Record<MailLanguage, TrackWords>> = {
  pl: {
    placed: 'Złożone',
    paid: 'Opłacone',
    accepted: 'Przyjęte',
    shipped: 'Wysłane',
    delivered: 'Dostarczone',
  },
  en: { placed: 'Placed', paid: 'Paid', accepted: 'Accepted', shipped: 'Sent', delivered: 'Delivered' },
};

/** The steps of an order, in the order in which they are reached. */
const STEPS = ['placed', 'paid', 'shipped', 'delivered'] as const;

/** The way of an order with the step that it has reached. What is paid at the door is accepted instead of paid. */
export function trackBlock(
  reached: (typeof STEPS)[number],
  { isPaidAtDoor = false }: { readonly isPaidAtDoor?: boolean },
  language: MailLanguage,
): MailBlock {
  const last = STEPS.indexOf(reached);
  const words = WORDS[language];
  return {
    kind: 'track',
    steps: STEPS.map((step, place) => ({
      name: words[step === 'paid' && isPaidAtDoor ? 'accepted' : step],
      state: place === last ? 'current' : place < last ? 'done' : 'coming',
    })),
  };
}
