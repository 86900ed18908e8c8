import { button, type MailTemplate, paragraph } from '../layout/mail-document.ts';

export interface WelcomeData {
  readonly firstName: string;
  readonly accountUrl: string;
}

/** After signing up. */
export const welcome: MailTemplate<WelcomeData> = {
  pl: ({ accountUrl }) => ({
    subject: 'Witamy w naszym sklepie',
    preview: 'Zamówienia, adresy i ulubione w jednym miejscu.',
    heading: 'Twoje konto jest gotowe',
    blocks: [
      paragraph('Znajdziesz w nim historię zamówień, zapisane adresy i ulubione produkty.'),
      button('Przejdź do konta', accountUrl),
    ],
  }),
  en: ({ accountUrl }) => ({
    subject: 'Welcome to our shop',
    preview: 'Orders, addresses and favourites in one place.',
    heading: 'Your account is ready',
    blocks: [
      paragraph('It keeps your order history, saved addresses and favourite products.'),
      button('Go to your account', accountUrl),
    ],
  }),
};
