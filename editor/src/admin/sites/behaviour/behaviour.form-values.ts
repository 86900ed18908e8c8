import { BEHAVIOUR_VALUES, isRecord } from '@witryna/module-schemas';
import type { Site } from '../../../api/content/sites.ts';

const { cart, favourites, auth, account } = BEHAVIOUR_VALUES;

/** Settings of a site with a few possible values each, the first of which holds where nothing is set. */
export const CHOICES = {
  afterAdding: { group: 'cart', name: 'afterAdding', values: cart.afterAdding },
  cartLayout: { group: 'cart', name: 'layout', values: cart.layout },
  afterFavourite: { group: 'favourites', name: 'afterAdding', values: favourites.afterAdding },
  signInForm: { group: 'auth', name: 'strategy', values: auth.strategy },
  socialSignIn: { group: 'auth', name: 'social', values: auth.social },
  accountHome: { group: 'account', name: 'home', values: account.home },
  suggestions: { group: 'search', name: 'provider', values: ['shop', 'synerise'] },
} as const;
/** Settings that are on or off. */
const SWITCHES = {
  linksCategory: { group: 'cart', name: 'linksCategory', isOn: false },
  keepsRemoved: { group: 'cart', name: 'keepsRemoved', isOn: true },
  isBackOffice: { group: 'auth', name: 'isBackOffice', isOn: false },
} as const;

export type Choice = keyof typeof CHOICES;
type OnOff = keyof typeof SWITCHES;

/** How the shop of a site behaves, as it stands in the form. */
export type BehaviourFormValues = Readonly<Record<Choice, string>> & Readonly<Record<OnOff, boolean>>;

const choices = Object.entries(CHOICES) as readonly (readonly [Choice, (typeof CHOICES)[Choice]])[];
const switches = Object.entries(SWITCHES) as readonly (readonly [OnOff, (typeof SWITCHES)[OnOff]])[];

const groupOf = (general: Site['generalSettings'], group: string) => {
  const found = general[group];
  return isRecord(found) ? found : {};
};

/** What is set, and the defaults for the rest and for what the shop would not understand. */
export function behaviourToFormValues(general: Site['generalSettings'] = {}): BehaviourFormValues {
  const chosen = choices.map(([field, { group, name, values }]) => {
    const known: readonly unknown[] = values;
    const stored = groupOf(general, group)[name];
    return [field, known.includes(stored) ? stored : values[0]];
  });
  const switched = switches.map(([field, { group, name, isOn }]) => {
    const stored = groupOf(general, group)[name];
    return [field, typeof stored === 'boolean' ? stored : isOn];
  });
  return Object.fromEntries([...chosen, ...switched]) as BehaviourFormValues;
}

/** General settings with what was chosen. What is as by default and was never set stays unset. */
export function behaviourFromFormValues(typed: BehaviourFormValues, general: Site['generalSettings'] = {}) {
  const settings = [
    ...choices.map(([field, { group, name, values }]) => ({ group, name, value: typed[field], byDefault: values[0] })),
    ...switches.map(([field, { group, name, isOn }]) => ({ group, name, value: typed[field], byDefault: isOn })),
  ];
  const groups: Record<string, Record<string, unknown>> = {};
  for (const { group, name, value, byDefault } of settings) {
    const written = groups[group] ?? { ...groupOf(general, group) };
    if (value !== byDefault || name in written) written[name] = value;
    groups[group] = written;
  }
  return Object.fromEntries(Object.entries(groups).filter(([, written]) => Object.keys(written).length > 0));
}
