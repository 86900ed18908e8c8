import type { MarkName } from '@witryna/module-schemas';
import type { Language } from '../../error-messages/language.ts';
/** Languages that mails are written in. */
export type MailLanguage = Language;

/** Those that staff may read the editor's forms in; mails to staff about their work are in them. */
export type StaffMailLanguage = MailLanguage | 'hu';

/** A piece of a mail. Text is plain text; what it becomes in HTML is the layout's matter. */
export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The one thing to do. */
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string; readonly href?: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Names with their values, such as sums or an address. */
  | { readonly kind: 'facts'; readonly facts: readonly MailFact[] }
  /** What is bought: with its picture, where it has one. */
  | { readonly kind: 'goods'; readonly goods: readonly MailGoods[] }
  /** Amounts in a column, the total among them strongest. */
  | { readonly kind: 'sums'; readonly sums: readonly MailSum[] }
  /** Names with their values that are copied one by one, set apart from all else. */
  | {
      readonly kind: 'box';
      readonly title: string;
      readonly facts: readonly (readonly [name: string, value: string])[];
    }
  /** The way of an order: which of its steps are behind it. */
  | { readonly kind: 'track'; readonly steps: readonly MailStep[] }
  /** Quieter: conditions, what to do if it was somebody else. */
  | { readonly kind: 'note'; readonly text: string };

/** A name with its value, and the drawing of what the value names. */
export type MailFact = readonly [name: string, value: string, mark?: MarkName | undefined];

export interface MailGoods {
  /** `2 × Krem do twarzy` */
  readonly name: string;
  /** Size and colour; may be empty. */
  readonly detail: string;
  readonly amount: string;
  /** Address of its picture. */
  readonly picture?: string;
}

export interface MailSum {
  readonly name: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

export interface MailStep {
  readonly name: string;
  readonly state: 'done' | 'current' | 'coming';
}

/** The result of a template: the content of a mail, from which HTML and plain text are both derived. */
export interface MailDocument {
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  /** Reply-To address, if the mail can be answered. */
  readonly replyTo?: string;
  /** Why the mail came, where it is neither to a customer nor answered; it stands at the end. */
  readonly reason?: (shop: MailShop) => string;
  readonly blocks: readonly MailBlock[];
}

/** The shop in whose name a mail goes out. */
export interface MailShop {
  readonly name: string;
  /** `https://rosailen.example` */
  readonly address: string;
  /** The mailbox that somebody of the shop reads; answers go there. */
  readonly email?: string;
}

/** A mail as it is sent. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: string;
}

/** One function per language from data to content. */
export type MailTemplate<Data> = Readonly<Record<MailLanguage, (data: Data) => MailDocument>>;

/** The same for mails to staff about their work. */
export type StaffMailTemplate<Data> = Readonly<Record<StaffMailLanguage, (data: Data) => MailDocument>>;

/** Short ways of writing the commonest blocks. */
export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const note = (text: string): MailBlock => ({ kind: 'note', text });
export const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href });
