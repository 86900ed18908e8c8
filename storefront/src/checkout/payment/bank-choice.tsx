import { FIRST_BANKS } from './pay-ways.ts';
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
  const { BankList } = banks;
  return <BankList id={id} banks={banks.banks} chosen={chosen} texts={texts} onChoose={onChoose} />;
}
