import { BEHAVIOUR_VALUES } from '@witryna/module-schemas';

const { cart, favourites, auth, account } = BEHAVIOUR_VALUES;

const oneOf = (title: string, values: readonly string[]) => ({ type: 'string', title, enum: values }) as const;
const yesOrNo = (title: string) => ({ type: 'boolean', title }) as const;

/** How the shop of a site behaves: groups of its general settings. What is left out is as `shopSettingsOf` has it. */
export const behaviourSchemas = {
  auth: {
    type: 'object',
    title: 'Logowanie klientów',
    properties: {
      strategy: oneOf('Formularz', auth.strategy),
      social: oneOf('Logowanie przez Google i Facebooka', auth.social),
      isBackOffice: yesOrNo('Sklep działa w panelu innej aplikacji'),
    },
  },
  cart: {
    type: 'object',
    title: 'Koszyk',
    properties: {
      afterAdding: oneOf('Po dodaniu do koszyka', cart.afterAdding),
      layout: oneOf('Pozycje koszyka', cart.layout),
      linksCategory: yesOrNo('Pozycja prowadzi do swojej kategorii'),
      keepsRemoved: yesOrNo('Usunięta pozycja zostawia swoje miejsce'),
    },
  },
  favourites: {
    type: 'object',
    title: 'Ulubione',
    properties: { afterAdding: oneOf('Po dodaniu do ulubionych', favourites.afterAdding) },
  },
  account: {
    type: 'object',
    title: 'Konto',
    properties: { home: oneOf('Konto zaczyna się od', account.home) },
  },
} as const;
