import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShopResponse } from '../api/shop-result.ts';
import { failureOf } from '../forms/action-result.ts';
import { focusFirstInvalid } from '../forms/text-field.tsx';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { useForgetOffline } from '../ui/use-online.ts';

/** Sentences by the names of the fields that they are about. */
export type FieldFaults = Readonly<Record<string, string | undefined>>;

interface SavingState {
  readonly isSending: boolean;
  readonly faults: FieldFaults;
  /** What concerns no field. */
  readonly message: string | undefined;
}

export interface Saving extends SavingState {
  /** Goes to the form whose fields get the focus. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Sends it, unless something is wrong already; gives what the shop answered, undefined where it refused. */
  readonly save: <Data>(faults: FieldFaults, request: () => Promise<ShopResponse<Data>>) => Promise<Data | undefined>;
  /** A field that is being mended: what was said of it goes. */
  readonly clear: (name: string) => void;
}

const NOTHING: SavingState = { isSending: false, faults: {}, message: undefined };

/**
 * Saves one form of the account, as a site's language says it. What is wrong stands at its field, which gets the focus;
 * all that was typed stays. While it is being sent nothing is sent again. `names`: of fields that are called otherwise
 * in the form than by the shop.
 */
export function useSaving(language: string, names: Readonly<Record<string, string>> = {}): Saving {
  const [state, setState] = useState(NOTHING);
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);

  useForgetOffline(state.message === shopActionTextsOf(language).offline, () => setState(NOTHING));

  function refuse(faults: FieldFaults, message?: string) {
    flushSync(() => setState({ isSending: false, faults, message }));
    focusFirstInvalid(form.current);
  }

  async function save<Data>(faults: FieldFaults, request: () => Promise<ShopResponse<Data>>) {
    if (isRunning.current) return undefined;
    if (Object.values(faults).some((fault) => fault !== undefined)) {
      refuse(faults);
      return undefined;
    }
    isRunning.current = true;
    setState({ ...NOTHING, isSending: true });
    const response = await request();
    isRunning.current = false;
    if (response.data !== undefined) {
      setState(NOTHING);
      return response.data;
    }
    const failure = failureOf(response, shopActionTextsOf(language));
    const errors = failure.ok ? [] : failure.errors;
    const isShown = (field: string | undefined) => field !== undefined && hasField(form.current, names[field] ?? field);
    refuse(
      Object.fromEntries(errors.flatMap(({ field, message }) => (field && isShown(field) ? [[field, message]] : []))),
      errors.flatMap(({ field, message }) => (isShown(field) ? [] : message)).join(' ') || undefined,
    );
    return undefined;
  }

  const clear = (name: string) =>
    setState((before) =>
      before.faults[name] ? { ...before, faults: { ...before.faults, [name]: undefined } } : before,
    );

  return { ...state, form, save, clear };
}

/** A sentence about a field that is not there would be seen by nobody. */
const hasField = (form: HTMLFormElement | null, name: string) => form?.elements.namedItem(name) != null;
