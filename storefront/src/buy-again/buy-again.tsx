import type { SiteDetails } from '@witryna/module-schemas';
import { useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { cartOfSite } from '../cart/index.ts';
import { failureOf } from '../forms/action-result.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import type { AfterOrderTexts } from '../i18n/after-order-texts.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import buttons from '../ui/text-button.module.css';
import { OrderedItemsDocument } from './buy-again.gen.ts';

interface BuyAgainProps {
  /** Opens the order to whoever has it. */
  readonly token: string;
  readonly shop: ShopClient;
  readonly site: SiteDetails;
  readonly texts: AfterOrderTexts;
  /** Something of the order is in the cart again. */
  readonly onAdded?: () => Promise<void>;
  /** Opened when all of it is there; none on the page of the cart itself. */
  readonly cartAddress?: string;
}

interface Outcome {
  readonly isAdded: boolean;
  /** What was not put into the cart, or why nothing was. */
  readonly faults: readonly string[];
}

/** Puts what was ordered into the cart once more, but for what was given along. */
export function BuyAgain({ token, shop, site, texts, onAdded, cartAddress }: BuyAgainProps) {
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  async function buyAgain() {
    if (isSending) return;
    setSending(true);
    setOutcome(undefined);
    const added = await addAgain(shop, site, token);
    if (added.isAdded) await onAdded?.();
    if (added.isAdded && added.faults.length === 0) {
      // The button stays as it is until the page is left.
      if (cartAddress) window.location.assign(cartAddress);
      else setSending(false);
      return;
    }
    setSending(false);
    setOutcome(added);
  }

  return (
    <>
      <button
        type="button"
        className={buttons.textButton}
        aria-disabled={isSending || undefined}
        onClick={() => void buyAgain()}
      >
        {isSending ? texts.sending : texts.buyAgain}
      </button>
      <StatusMessage text={outcome && [texts.buyAgainFailed, ...outcome.faults].join(' ')} isRefusal />
      {outcome?.isAdded && cartAddress && <a href={cartAddress}>{texts.toCart}</a>}
    </>
  );
}

async function addAgain(shop: ShopClient, site: SiteDetails, token: string): Promise<Outcome> {
  const texts = shopActionTextsOf(site.language);
  const failed = (response: Parameters<typeof failureOf>[0]): Outcome => {
    const failure = failureOf(response, texts, () => undefined);
    return { isAdded: false, faults: failure.ok ? [] : failure.errors.map(({ message }) => message) };
  };
  try {
    const ordered = await shop.query(OrderedItemsDocument, { token });
    if (!ordered.data) return failed(ordered);
    const items = (ordered.data.guestOrderByToken.items ?? []).flatMap((item) =>
      item?.kind === 'item' ? [{ sku: item.product_sku, quantity: item.quantity_ordered ?? 1 }] : [],
    );
    if (items.length === 0) return { isAdded: false, faults: [] };
    const response = await (await cartOfSite(site).load()).add(...items);
    const added = response.data?.addProductsToCart;
    if (!added) return failed(response);
    const refusals = added.user_errors.filter((error) => error !== null);
    return {
      isAdded: refusals.length < items.length,
      faults: refusals.map(({ sentence, message }) => sentence ?? message),
    };
  } catch {
    // The cart is code of its own, which did not come.
    return failed({ result: { kind: 'unreachable' } });
  }
}
