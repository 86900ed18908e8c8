import type { SiteDetails } from '@witryna/module-schemas';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ShopResult } from '../api/shop-result.ts';
import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import { useLinkSecrets } from '../forms/link-secrets.ts';
import { mayRetry, resultText } from '../forms/result-text.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { SecondaryAction } from '../ui/plain-page.tsx';
import { GuestOrderDocument } from './order.gen.ts';
import { orderLocaleOf } from './order-locale.ts';
import type { OrderAnswer } from './order-queries.ts';
import { OrderView } from './order-view.tsx';

const SECRETS = ['token'];

interface OrderPageProps extends LinkedPageProps {
  readonly site: SiteDetails;
}

/** The page of one order, for whoever has the link of its mails: what was bought, paying, returning. */
export function OrderPage({ texts, shop, addressOf, site }: OrderPageProps) {
  const [{ found }] = useLinkSecrets(SECRETS);
  const token = typeof found === 'string' ? undefined : found.token;
  const [known, setKnown] = useState<OrderAnswer>();
  const [result, setResult] = useState<ShopResult>();
  const locale = useMemo(() => orderLocaleOf(site.language), [site.language]);

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
        onChanged={load}
      />
    );
  }
  const isMissing = found === 'missing';
  const isRefused = result !== undefined && result.kind !== 'done';
  return (
    <FormPage title={texts.page.title} info={!isMissing && !isRefused && locale.texts.loading}>
      <StatusMessage
        text={isMissing ? texts.common.missing : isRefused ? resultText(result, texts) : undefined}
        isRefusal
        takesFocus={!isMissing}
      />
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
}
