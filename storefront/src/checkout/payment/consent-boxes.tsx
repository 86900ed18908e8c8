import { useEffect, useRef } from 'react';
import type { Agreement } from '../checkout.ts';
import type { PaymentLocale } from './payment-locale.ts';
import styles from './payment-step.module.css';

interface ConsentBoxesProps {
  readonly id: string;
  readonly agreements: readonly Agreement[];
  readonly granted: ReadonlySet<number>;
  readonly fault: string | undefined;
  readonly locale: PaymentLocale;
  /** Where the whole text of an agreement can be read, by its code. */
  readonly addressOf: (code: 'terms' | 'privacy') => string | undefined;
  readonly onChange: (granted: ReadonlySet<number>) => void;
}

/** What is agreed to with the order: all at once, or each alone; nothing is ticked by itself. */
export function ConsentBoxes({ id, agreements, granted, fault, locale, addressOf, onChange }: ConsentBoxesProps) {
  const { texts } = locale;
  const all = useRef<HTMLInputElement>(null);
  const hasAll = agreements.every((agreement) => granted.has(agreement.id));
  const hasSome = !hasAll && agreements.some((agreement) => granted.has(agreement.id));
  useEffect(() => {
    if (all.current) all.current.indeterminate = hasSome;
  }, [hasSome]);

  function turn(agreement: Agreement, isGranted: boolean) {
    const others = [...granted].filter((each) => each !== agreement.id);
    onChange(new Set(isGranted ? [...others, agreement.id] : others));
  }

  return (
    <fieldset className={styles.consents} aria-describedby={fault ? `${id}fault` : undefined}>
      <legend className={styles.subtitle}>{texts.consents}</legend>
      {fault && (
        <p className={styles.fault} id={`${id}fault`}>
          {fault}
        </p>
      )}
      <label className={styles.box}>
        <input
          ref={all}
          type="checkbox"
          checked={hasAll}
          onChange={({ target }) => onChange(new Set(target.checked ? agreements.map((each) => each.id) : []))}
        />
        <span className={styles.all}>{texts.consentsAll}</span>
      </label>
      {agreements.map((agreement) => {
        const { code } = agreement;
        const address = code === 'terms' || code === 'privacy' ? addressOf(code) : undefined;
        const isMissing = fault !== undefined && agreement.isRequired && !granted.has(agreement.id);
        return (
          <div key={agreement.id} className={styles.consent}>
            <label className={styles.box}>
              <input
                type="checkbox"
                id={`${id}${agreement.id}`}
                name={`consent-${agreement.code}`}
                checked={granted.has(agreement.id)}
                aria-invalid={isMissing || undefined}
                aria-describedby={isMissing ? `${id}fault` : undefined}
                onChange={({ target }) => turn(agreement, target.checked)}
              />
              <span>{agreement.text}</span>
            </label>
            {address && (code === 'terms' || code === 'privacy') && (
              <a href={address} target="_blank" rel="noopener noreferrer" data-native className={styles.read}>
                {texts.read[code]}
                <span className="visually-hidden"> {texts.newWindow}</span>
              </a>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
