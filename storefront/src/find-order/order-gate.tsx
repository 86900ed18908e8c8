import { type ReactNode, useEffect, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { warnOf } from '../client-warnings.ts';
import { Actions, FormPage } from '../forms/form-page.tsx';
import { readLinkSecrets } from '../forms/link-secrets.ts';
import type { AfterOrderTexts } from '../i18n/after-order-texts.ts';
import type { PageTexts } from '../i18n/screen-texts.ts';
import { forgetLatestOrder, type LatestOrder, latestOrder, rememberLatestOrder } from '../latest-order/index.ts';
import { SecondaryAction } from '../ui/plain-page.tsx';
import { LinkedOrderDocument } from './find-order.gen.ts';
import { FindOrderForm } from './find-order-form.tsx';

/** The order that a page is about, and whether this browser placed it or somebody has typed its number. */
export interface KnownOrder extends LatestOrder {
  readonly isFound: boolean;
  /** An account was asked for together with it. */
  readonly hasAccount: boolean;
}

interface OrderGateProps {
  readonly shop: ShopClient;
  readonly pageTexts: PageTexts;
  readonly texts: AfterOrderTexts;
  readonly addressOf: (path: string) => string;
  /** Which order the address names; the latest one where it names none. */
  readonly numberInAddress?: () => string | undefined;
  /** `onMissing`: the shop knows no such order. */
  readonly children: (order: KnownOrder, onMissing: () => void) => ReactNode;
}

/**
 * Gives a page the order that was placed in this browser; without one, or in another browser than that of the order,
 * a neutral sentence and the form that finds it.
 */
export function OrderGate({ shop, pageTexts, texts, addressOf, numberInAddress, children }: OrderGateProps) {
  const [order, setOrder] = useState<KnownOrder | 'reading' | 'none'>('reading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => {
    const known = latestOrder(numberInAddress?.());
    const token = readLinkSecrets(window.location.hash, ['token'])?.token;
    if (token) void readLinked(token);
    else setOrder(known ? { ...known, isFound: false, hasAccount: known.hasAccount === true } : 'none');
  }, []);

  /** A link with the order's secret needs nothing else; the secret does not stay in the address. */
  async function readLinked(token: string) {
    const { data } = await shop.query(LinkedOrderDocument, { token });
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    if (data) onFound(data.guestOrderByToken);
    else setOrder('none');
  }

  function onFound({ number, token }: LatestOrder) {
    rememberLatestOrder({ number, token });
    setOrder({ number, token, isFound: true, hasAccount: false });
  }
  function onMissing() {
    warnOf('order');
    forgetLatestOrder();
    setOrder('none');
  }

  if (order === 'reading') return <FormPage title={pageTexts.page.title} info={pageTexts.page.info} />;
  if (order !== 'none') return children(order, onMissing);
  return (
    <FormPage title={texts.neutralTitle} info={texts.neutralInfo}>
      <FindOrderForm shop={shop} common={pageTexts.common} texts={texts} onFound={onFound} />
      <Actions>
        <SecondaryAction href={addressOf('/')}>{pageTexts.common.backHome}</SecondaryAction>
      </Actions>
      <noscript>
        <p>{pageTexts.common.needsScript}</p>
      </noscript>
    </FormPage>
  );
}
