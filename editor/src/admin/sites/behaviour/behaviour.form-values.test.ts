import { expect, test } from 'vitest';
import { behaviourFromFormValues, behaviourToFormValues } from './behaviour.form-values.ts';

test('where nothing is set the form shows the defaults, and sets nothing', () => {
  const shown = behaviourToFormValues();
  expect(shown).toEqual({
    afterAdding: 'modal',
    cartLayout: 'rich',
    afterFavourite: 'modal',
    signInForm: 'route',
    socialSignIn: 'tab',
    accountHome: 'panel',
    suggestions: 'shop',
    linksCategory: false,
    keepsRemoved: true,
    isBackOffice: false,
  });
  expect(behaviourFromFormValues(shown)).toEqual({});
});

test('what is chosen is written beside what the form does not show', () => {
  const general = { cart: { layout: 'basic', own: 1 }, search: { minLength: 3 }, account: 'broken', theme: {} };
  const shown = behaviourToFormValues(general);
  expect(shown).toMatchObject({ cartLayout: 'basic', accountHome: 'panel' });
  const typed = { ...shown, cartLayout: 'rich', accountHome: 'orders', suggestions: 'synerise', keepsRemoved: false };
  expect(behaviourFromFormValues(typed, general)).toEqual({
    cart: { layout: 'rich', own: 1, keepsRemoved: false },
    account: { home: 'orders' },
    search: { minLength: 3, provider: 'synerise' },
  });
});
