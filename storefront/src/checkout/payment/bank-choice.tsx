import { useState } from 'react';
import { API_PREFIX } from '../../config.ts';
import { TextField } from '../../forms/text-field.tsx';
import { fillIn } from '../../i18n/messages.ts';
import { FIRST_BANKS, findBanks } from './find-banks.ts';
import type { PaymentLocale } from './payment-locale.ts';
import styles from './payment-step.module.css';
import type { Banks } from './use-banks.ts';

interface BankChoiceProps {
  readonly id: string;
  readonly banks: Banks;
  readonly chosen: string | undefined;
  readonly locale: PaymentLocale;
  readonly onChoose: (id: string) => void;
}

/** The banks below Przelewy24, in room that is kept for them; without the list the bank is chosen at Przelewy24. */
export function BankChoice({ id, banks, chosen, locale: { texts }, onChoose }: BankChoiceProps) {
  const [words, setWords] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  if (banks.status === 'failed') return <p className={styles.note}>{texts.banksFailed}</p>;
  if (banks.status === 'loading') {
    return (
      <div>
        <p className="visually-hidden" role="status">
          {texts.banksLoading}
        </p>
        <div className={styles.banks} aria-hidden="true">
          {Array.from({ length: FIRST_BANKS }, (_, index) => (
            <span key={String(index)} className={styles.bankWaiting} />
          ))}
        </div>
      </div>
    );
  }
  const all = banks.banks;
  const found = findBanks(all, { words, showsAll, chosen });
  return (
    <fieldset className={styles.bankGroup} id={id} tabIndex={-1}>
      <legend className="visually-hidden">{texts.banks}</legend>
      {showsAll && (
        <TextField
          label={texts.bankFilter}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <div className={styles.banks}>
        {found.map(({ id: bankId, name, isActive }) => (
          <label key={bankId} className={styles.bank} data-chosen={bankId === chosen || undefined}>
            <input
              type="radio"
              name="bank"
              value={bankId}
              checked={bankId === chosen}
              aria-disabled={!isActive || undefined}
              onChange={() => isActive && onChoose(bankId)}
            />
            <BankPicture id={bankId} />
            <span>
              {name}
              {!isActive && <small>{texts.bankInactive}</small>}
            </span>
          </label>
        ))}
      </div>
      <p role="status" className={styles.note}>
        {found.length === 0 && fillIn(texts.bankNone, { words })}
      </p>
      {!showsAll && all.length > FIRST_BANKS && (
        <button type="button" className={styles.link} onClick={() => setShowsAll(true)}>
          {fillIn(texts.banksMore, { count: String(all.length) })}
        </button>
      )}
    </fieldset>
  );
}

/** A bank's picture, through the shop's own address; the name says it all where there is none. */
function BankPicture({ id }: { readonly id: string }) {
  const [isThere, setThere] = useState(true);
  if (!isThere) return <span className={styles.bankPicture} />;
  return (
    <img
      className={styles.bankPicture}
      src={`${API_PREFIX}/payments/przelewy24/methods/${encodeURIComponent(id)}/picture`}
      alt=""
      width={72}
      height={36}
      onError={() => setThere(false)}
    />
  );
}
