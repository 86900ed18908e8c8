import { type FocusEvent, type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useShop } from '../../shop/shop.ts';
import type { ActionFault, ActionResult } from '../../shop/shop-actions.ts';

interface ActionFormOptions {
  /** What is wrong at first sight. The shop decides in the end. */
  readonly check: (values: FormData) => readonly ActionFault[];
  readonly act: (values: FormData) => Promise<ActionResult>;
}

interface FormState {
  /** What was wrong when it was sent last, or when a field was left. */
  readonly faults: readonly ActionFault[];
  /** Counts sendings that were refused: each brings the focus to the summary. */
  readonly refusals: number;
  readonly isSending: boolean;
  /** What came of it, when it was done. */
  readonly message?: string | undefined;
}

/** What a form needs to send itself by an action of the shop. */
export interface ActionForm extends FormState {
  /** Begins the ids of its fields. */
  readonly id: string;
  readonly faultOf: (field: string) => string | undefined;
  /** What concerns no field. */
  readonly generalFaults: readonly ActionFault[];
  readonly summary: RefObject<HTMLElement | null>;
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
}

const IDLE: FormState = { faults: [], refusals: 0, isSending: false };

/**
 * A form that is sent by an action. Its fields keep what is typed by themselves, and what is sent is read from them: other
 * programs fill in fields too. A field is checked when it is left, and its fault goes as soon as it is right.
 */
export function useActionForm({ check, act }: ActionFormOptions): ActionForm {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [state, setState] = useState(IDLE);
  const { faults, refusals, isSending } = state;
  const fieldFaults = faults.filter(({ field }) => field !== undefined);
  useErrorTitle(refusals > 0 && fieldFaults.length > 0);

  // Without a script the browser's own checks are better than none.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal brings the focus
  useEffect(() => summary.current?.focus(), [refusals]);

  // Said while there was no connection, it is not true any more once there is one.
  useEffect(() => {
    if (navigator.onLine || isSending || !faults.some(({ field }) => field === undefined)) return;
    const forget = () => setState(IDLE);
    window.addEventListener('online', forget);
    return () => window.removeEventListener('online', forget);
  }, [faults, isSending]);

  async function send(target: HTMLFormElement) {
    const values = new FormData(target);
    const found = check(values);
    if (found.length > 0) return refuse(found);
    setState({ faults: [], refusals: 0, isSending: true });
    const result = await act(values);
    if (!result.ok) return refuse(result.errors);
    if (result.message !== undefined) target.reset();
    setState({ ...IDLE, message: result.message });
  }

  function refuse(found: readonly ActionFault[]) {
    const hasFields = found.some(({ field }) => field !== undefined);
    setState({ faults: found, refusals: hasFields ? refusals + 1 : 0, isSending: false });
  }

  /** The faults with that of one field as it is now. */
  function recheck(target: EventTarget, isLeft: boolean) {
    if (!isField(target) || !form.current) return;
    const known = faults.some(({ field }) => field === target.name);
    if (!known && !(isLeft && isFilled(target))) return;
    const now = check(new FormData(form.current)).filter(({ field }) => field === target.name);
    if (now.length > 0 && !isLeft) return;
    setState({
      ...state,
      message: undefined,
      faults: [...faults.filter(({ field }) => field !== target.name), ...now],
    });
  }

  return {
    ...state,
    id,
    summary,
    faultOf: (field) => fieldFaults.find((fault) => fault.field === field)?.message,
    generalFaults: faults.filter(({ field }) => field === undefined),
    formProps: {
      ref: form,
      onSubmit(event) {
        event.preventDefault();
        if (!isSending) void send(event.currentTarget);
      },
      onBlur: ({ target }) => recheck(target, true),
      onInput: ({ target }) => recheck(target, false),
    },
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A box to tick is checked when the form is sent, and again when it is ticked. */
const isFilled = (field: Field) => field.type !== 'checkbox' && field.value !== '';

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** The title of a page whose form has faults says so first. */
function useErrorTitle(hasErrors: boolean): void {
  const { t } = useShop();
  useEffect(() => {
    if (!hasErrors) return;
    const title = document.title;
    const marked = t('titleWithErrors', { title });
    document.title = marked;
    return () => {
      if (document.title === marked) document.title = title;
    };
  }, [hasErrors, t]);
}
