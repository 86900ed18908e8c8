import { type FormEvent, useId, useRef, useState } from 'react';
import { useShop } from '../shop/shop.ts';
import styles from './notify-form.module.css';

type State = { readonly kind: 'idle' | 'sending' } | { readonly kind: 'done' | 'failed'; readonly sentence: string };

/** The form with the button that was pressed is gone, so the focus is on what came of it. */
const takeFocus = (answer: HTMLElement | null) => answer?.focus({ preventScroll: true });

const MAX_EMAIL_LENGTH = 254;

/** Out of stock: an address to write to when it is back. The words alone where the shop does not offer that. */
export function NotifyForm({ sku }: { readonly sku: string }) {
  const { actions, t } = useShop();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const { notifyWhenInStock } = actions;

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    if (!notifyWhenInStock || state.kind === 'sending') return;
    if (!email) return fail(t('emailMissing'));
    setState({ kind: 'sending' });
    try {
      const result = await notifyWhenInStock({ sku, email });
      if (result.ok) return setState({ kind: 'done', sentence: result.message ?? t('notifyDone', { email }) });
      fail(result.errors.map(({ message }) => message).join(' ') || t('notifyFailed'));
    } catch {
      fail(t('notifyFailed'));
    }
  }

  function fail(sentence: string) {
    setState({ kind: 'failed', sentence });
    field.current?.focus({ preventScroll: true });
  }

  const sentence = 'sentence' in state ? state.sentence : '';
  return (
    <div className={styles.root}>
      <p className={styles.out}>{t('outOfStock')}</p>
      {notifyWhenInStock && (
        <>
          {state.kind !== 'done' && (
            <form className={styles.form} method="dialog" onSubmit={onSubmit} noValidate>
              <label className={styles.label} htmlFor={`${id}email`}>
                {t('notifyLabel')}
              </label>
              <div className={styles.row}>
                <input
                  ref={field}
                  id={`${id}email`}
                  name="email"
                  type="email"
                  autoComplete="email"
                  maxLength={MAX_EMAIL_LENGTH}
                  aria-invalid={state.kind === 'failed' ? true : undefined}
                  aria-describedby={`${id}fault ${id}hint`}
                />
                <button type="submit" aria-disabled={state.kind === 'sending' ? true : undefined}>
                  {t('notify')}
                </button>
              </div>
              <p className={styles.hint} id={`${id}hint`}>
                {t('notifyHint')}
              </p>
            </form>
          )}
          <p
            className={styles.answer}
            id={`${id}fault`}
            data-kind={state.kind}
            tabIndex={-1}
            ref={state.kind === 'done' ? takeFocus : undefined}
          >
            {sentence}
          </p>
        </>
      )}
    </div>
  );
}
