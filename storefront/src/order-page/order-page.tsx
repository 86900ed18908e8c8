import type { SiteDetails } from '@witryna/module-schemas';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ShopResult } from '../api/shop-result.ts';
import { FindOrderForm } from '../find-order/index.ts';
import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import { useLinkSecrets } from '../forms/link-secrets.ts';
import { mayRetry, resultText } from '../forms/result-text.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { afterOrderTextsOf } from '../i18n/after-order-texts.ts';
import type { LatestOrder } from '../latest-order/index.ts';
import { type OrderAnswer, orderLocaleOf } from '../order-parts/index.ts';
import { SecondaryAction } from '../ui/plain-page.tsx';
import { GuestOrderDocument } from './order.gen.ts';
import { OrderView } from './order-view.tsx';

const SECRETS = ['token'];

interface OrderPageProps extends LinkedPageProps {
  readonly site: SiteDetails;
}

/** The page of one order, for whoever has the link of its mails: what was bought, paying, returning. */
export function OrderPage({ texts, shop, addressOf, site }: OrderPageProps) {
  const [{ found }] = useLinkSecrets(SECRETS);
  // Found by its number, it stays out of the address.
  const [typed, setTyped] = useState<string>();
  const token = typed ?? (typeof found === 'string' ? undefined : found.token);
  const [known, setKnown] = useState<OrderAnswer>();
  const [result, setResult] = useState<ShopResult>();
  const locale = useMemo(() => orderLocaleOf(site.language), [site.language]);
  const form = afterOrderTextsOf(site.language);

  const load = useCallback(async () => {
    if (token === undefined) return;
    const asked = await shop.query(GuestOrderDocument, { token });
    setResult(asked.result);
    if (asked.data) setKnown(asked.data as OrderAnswer);
  }, [shop, token]);
  useEffect(() => void load(), [load]);

  if (known && token !== undefined) {
    const reasons = known.storeConfig.order_cancellation_reasons.map(({ description }) => description);
    return (
      <OrderView
        order={known.guestOrderByToken}
        token={token}
        reasons={reasons}
        shop={shop}
        locale={locale}
        site={site}
        addressOf={addressOf}
        onChanged={load}
      />
    );
  }
  const isMissing = found === 'missing' && typed === undefined;
  const isRefused = result !== undefined && result.kind !== 'done';
  // A link that is too old, or was cut, leads to the same form.
  const asksWhich = isMissing || result?.kind === 'invalid';
  return (
    <FormPage title={asksWhich ? form.neutralTitle : texts.page.title} info={infoOf()}>
      <StatusMessage text={isRefused ? resultText(result, texts) : undefined} isRefusal />
      {asksWhich && <FindOrderForm shop={shop} common={texts.common} texts={form} onFound={onFound} />}
      <Actions>
        {mayRetry(result) && (
          <SubmitButton
            label={texts.common.tryAgain}
            isSending={false}
            sendingLabel={texts.common.sending}
            onPress={load}
          />
        )}
        <SecondaryAction href={addressOf('/')}>{texts.common.backHome}</SecondaryAction>
      </Actions>
      <noscript>
        <p>{texts.common.needsScript}</p>
      </noscript>
    </FormPage>
  );

  function infoOf() {
    if (asksWhich) return isMissing && form.numberInfo;
    return !isRefused && locale.texts.loading;
  }
  function onFound(order: LatestOrder) {
    setResult(undefined);
    setTyped(order.token);
  }
}
