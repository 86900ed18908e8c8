import { lazy, Suspense } from 'react';
import type { AfterOrderTexts } from '../i18n/after-order-texts.ts';
import { fillIn } from '../i18n/messages.ts';
import type { OrderLocale } from '../order-parts/index.ts';
import { CopyButton } from './copy-button.tsx';
import { accountDigits, formatAccount, type Transfer, transferCode } from './transfer-code.ts';
import styles from './transfer-details.module.css';

/** Code of its own: most orders are not paid by transfer. */
const TransferQr = lazy(async () => ({ default: (await import('./transfer-qr.tsx')).TransferQr }));

interface TransferDetailsProps {
  readonly transfer: Transfer;
  readonly texts: AfterOrderTexts;
  readonly locale: OrderLocale;
}

/** Where the money is sent: each part to be copied, all of them to be scanned. */
export function TransferDetails({ transfer, texts, locale: { money } }: TransferDetailsProps) {
  const { recipient, account, bank, amount, title } = transfer;
  const sum = money(amount);
  const code = transferCode(transfer);
  const rows = [
    { name: texts.recipient, shown: recipient, copied: recipient },
    { name: texts.account, shown: formatAccount(account), copied: accountDigits(account) },
    { name: texts.amount, shown: sum, copied: amount.value.toFixed(2).replace('.', ',') },
    { name: texts.transferName, shown: title, copied: title },
  ];
  return (
    <section className={styles.root} aria-labelledby="transfer-details">
      <h2 id="transfer-details" className={styles.title}>
        {texts.transferTitle}
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ name, shown, copied }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd className={styles.value}>{shown}</dd>
            <dd className={styles.copy}>
              <CopyButton text={copied} what={name} texts={texts} />
            </dd>
          </div>
        ))}
        <div className={styles.row}>
          <dt>{texts.bank}</dt>
          <dd className={styles.value}>{bank}</dd>
        </div>
      </dl>
      {code && (
        <figure className={styles.code}>
          <Suspense fallback={<div className={styles.qr} />}>
            <TransferQr code={code} label={fillIn(texts.qrLabel, { amount: sum, title })} />
          </Suspense>
          <figcaption>{texts.qrInfo}</figcaption>
        </figure>
      )}
    </section>
  );
}
