import { useState } from 'react';
import {
  type AccountPageProps,
  beginPersonalRead,
  QueryFailed,
  SectionsLoading,
  usePersonalRead,
} from '../account/index.ts';
import type { ShopClient } from '../api/shop-client.ts';
import { EmailSection } from './email-section.tsx';
import { SmsSection } from './sms-section.tsx';
import { StockSection } from './stock-section.tsx';
import { type NewsletterState, SUBSCRIPTIONS_PATH, type Subscriptions } from './subscriptions.ts';

/** Asks for what the customer has asked to be written about. */
export const beginSubscriptions = (shop: ShopClient): void => beginPersonalRead(shop, SUBSCRIPTIONS_PATH);

/** The newsletter by e-mail, text messages, and products that are waited for: each is agreed to and ended by itself. */
export function NewsletterPage({ site, shop, addressOf, customer, texts, common }: AccountPageProps) {
  const { data, response, isLoading, reload } = usePersonalRead<Subscriptions>(shop, SUBSCRIPTIONS_PATH);
  /** What the shop has answered to the last change. */
  const [changed, setChanged] = useState<NewsletterState>();

  if (!data) {
    if (!isLoading && response)
      return <QueryFailed result={response.result} common={common} onRetry={() => void reload()} />;
    return <SectionsLoading label={texts.newsletter.loading} common={common} onRetry={() => void reload()} />;
  }
  const section = { site, shop, customer, texts: texts.newsletter, state: changed ?? data.newsletter };
  return (
    <>
      <EmailSection {...section} onChanged={setChanged} />
      <SmsSection {...section} onChanged={setChanged} />
      <StockSection
        alerts={data.stock}
        shop={shop}
        language={site.language}
        texts={texts.newsletter}
        addressOf={addressOf}
      />
    </>
  );
}
