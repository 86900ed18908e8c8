import { button, type MailTemplate, paragraph } from '../layout/mail-document.ts';

export interface WelcomeData {
  readonly firstName: string;
  readonly accountUrl: string;
}

/** After signing up. */
export const welcome: MailTemplate<WelcomeData> = {
  pl: ({ firstName, accountUrl }) => ({
    subject: 'Witamy w naszym sklepie',
    preview: 'Twoje konto jest gotowe.',
    heading: `Dzień dobry, ${firstName}!`,
    blocks: [
      paragraph('Twoje konto jest gotowe. Znajdziesz w nim historię zamówień, zapisane adresy i ulubione produkty.'),
      button('Przejdź do konta', accountUrl),
    ],
  }),
  en: ({ firstName, accountUrl }) => ({
    subject: 'Welcome to our shop',
    preview: 'Your account is ready.',
    heading: `Hello, ${firstName}!`,
    blocks: [
      paragraph('Your account is ready. It keeps your order history, saved addresses and favourite products.'),
      button('Go to your account', accountUrl),
    ],
  }),
};
