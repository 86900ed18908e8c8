import { useState } from 'react';
import { API_PREFIX } from '../../config.ts';
import { TextField } from '../../forms/text-field.tsx';
import { fillIn } from '../../i18n/messages.ts';
import type { PaymentTexts } from '../../i18n/payment.pl.ts';
import { type Bank, findBanks } from './find-banks.ts';
import { FIRST_BANKS } from './pay-ways.ts';
import styles from './payment-step.module.css';

interface BankListProps {
  readonly id: string;
  readonly banks: readonly Bank[];
  readonly chosen: string | undefined;
  readonly texts: PaymentTexts;
  readonly onChoose: (id: string) => void;
}

/** The banks of Przelewy24 with a field that finds one: code of its own, which comes while the shop is asked for them. */
export function BankList({ id, banks: all, chosen, texts, onChoose }: BankListProps) {
  const [words, setWords] = useState('');
  const [showsAll, setShowsAll] = useState(false);
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
