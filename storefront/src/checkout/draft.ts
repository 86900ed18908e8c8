import { isOrderNumber } from '@witryna/module-schemas/validation';
import { storageKeys } from '../storage-keys.ts';
import { CHOICES, type DetailsValues, EMPTY_DETAILS, TEXT_FIELDS } from './details/details-values.ts';

// What was typed survives a reload and the way back, in this tab only. Passwords and codes of payment are never stored.

/** What the first step begins with in this tab. */
export interface Draft {
  readonly values: DetailsValues;
  /** The order that they were taken from, as long as nobody has typed anything. */
  readonly orderNumber?: string | undefined;
}

const MAX_LENGTH = 1_000;

/** Keeps what was typed in the first step, or taken from an order. */
export function storeDraft({ values, orderNumber }: Draft): void {
  try {
    sessionStorage.setItem(storageKeys.checkoutDraft, JSON.stringify({ ...values, orderNumber }));
  } catch {
    // A browser that stores nothing keeps it as long as the page.
  }
}

/** What was kept in this tab; undefined where there is nothing, or nothing of this form. */
export function storedDraft(): Draft | undefined {
  try {
    return parseDraft(JSON.parse(sessionStorage.getItem(storageKeys.checkoutDraft) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Forgets it: the order is made, or somebody has signed out. */
export function clearDraft(): void {
  try {
    sessionStorage.removeItem(storageKeys.checkoutDraft);
  } catch {
    // Nothing was stored.
  }
}

function parseDraft(stored: unknown): Draft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const given = stored as Readonly<Record<string, unknown>>;
  const text = (name: string) => {
    const value = given[name];
    return typeof value === 'string' ? value.slice(0, MAX_LENGTH) : '';
  };
  const orderNumber = text('orderNumber');
  return {
    values: {
      ...EMPTY_DETAILS,
      ...Object.fromEntries(TEXT_FIELDS.map((field) => [field, text(field)])),
      ...Object.fromEntries(CHOICES.map((choice) => [choice, given[choice] === true])),
      savedId: text('savedId'),
    },
    ...(isOrderNumber(orderNumber) && { orderNumber }),
  };
}
