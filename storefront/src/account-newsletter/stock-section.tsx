import { useState } from 'react';
import { section as sectionStyles, useSaving } from '../account/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
import type { NewsletterTexts } from '../i18n/areas/customer/newsletter.pl.ts';
import { fillIn } from '../i18n/messages.ts';
import text from '../ui/text-button.module.css';
import styles from './account-newsletter.module.css';
import { DecisionSection, Refusal } from './decision.tsx';
import { addressOfAlert, dayOf, type StockAlert, SUBSCRIPTIONS_PATH } from './subscriptions.ts';

interface StockSectionProps {
  readonly alerts: readonly StockAlert[];
  readonly shop: ShopClient;
  /** BCP 47. */
  readonly language: string;
  readonly texts: NewsletterTexts;
  readonly addressOf: (path: string) => string;
}

/** Products that the customer is told of when they are there again; each can be ended. */
export function StockSection({ alerts, shop, language, texts, addressOf }: StockSectionProps) {
  const saving = useSaving(language);
  const [ended, setEnded] = useState<ReadonlySet<number>>(new Set());
  const [said, setSaid] = useState('');
  const open = alerts.filter(({ id }) => !ended.has(id));

  async function end({ id, name, sku }: StockAlert) {
    setSaid('');
    const done = await saving.save({}, () => shop.call('DELETE', `${SUBSCRIPTIONS_PATH}/stock/${id}`));
    if (done === undefined) return;
    setEnded((before) => new Set([...before, id]));
    setSaid(fillIn(texts.stockEnded, { name: name ?? sku }));
  }

  return (
    <DecisionSection title={texts.stock} said={said}>
      {open.length === 0 ? (
        <p className={sectionStyles.quiet}>{texts.stockEmpty}</p>
      ) : (
        <ul className={styles.alerts}>
          {open.map((alert) => {
            const name = alert.name ?? fillIn(texts.stockGone, { sku: alert.sku });
            const address = addressOfAlert(alert, addressOf);
            return (
              <li key={alert.id}>
                <p>
                  {address ? <a href={address}>{name}</a> : name}
                  <small className={styles.since}>
                    {alert.status === 'WAITING'
                      ? fillIn(texts.stockSince, { day: dayOf(alert.createdAt, language) })
                      : texts.stockUnconfirmed}
                  </small>
                </p>
                <button
                  type="button"
                  className={text.textButton}
                  aria-label={fillIn(texts.stockEndNamed, { name })}
                  aria-disabled={saving.isSending || undefined}
                  onClick={() => void end(alert)}
                >
                  {texts.stockEnd}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <Refusal saving={saving} />
    </DecisionSection>
  );
}
