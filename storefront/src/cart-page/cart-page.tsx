import type { SiteDetails } from '@witryna/module-schemas';
import { createFormatMoney } from '@witryna/modules';
import { useEffect, useState } from 'react';
import { storageKeys } from '../config.ts';
import { Actions, FormPage, type LinkedPageProps } from '../forms/form-page.tsx';
import { mayRetry, resultText } from '../forms/result-text.ts';
import { StatusMessage } from '../forms/status-message.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useRequest } from '../forms/use-request.ts';
import { countedSentence, shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { SecondaryAction } from '../ui/plain-page.tsx';
import { CART_CONTENT, type CartContent, type GraphqlMoney } from './cart-content.ts';
import styles from './cart-page.module.css';

interface CartPageProps extends LinkedPageProps {
  readonly site: SiteDetails;
}

/** What lies in the visitor's cart. It is this browser's own, so it is read here. */
export function CartPage({ texts, shop, addressOf, site }: CartPageProps) {
  const [{ isSending, result }, send] = useRequest();
  const [cart, setCart] = useState<CartContent | 'waiting' | 'none'>('waiting');
  const { page, common } = texts;

  async function load() {
    const id = storedCartId();
    if (!id) return setCart('none');
    await send(async () => {
      const { result: outcome, data } = await shop.query<{ readonly cart: CartContent }>(CART_CONTENT, { id });
      if (data) setCart(data.cart);
      else if (!mayRetry(outcome)) setCart('none');
      return outcome;
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => void load(), []);

  const isEmpty = cart === 'none' || (cart !== 'waiting' && cart.items.length === 0);
  const hasLines = cart !== 'waiting' && !isEmpty;
  return (
    <FormPage title={isEmpty ? page.doneTitle : page.title} info={isEmpty ? page.done : !hasLines && page.info}>
      {hasLines && <CartLines cart={cart} language={site.language} />}
      {mayRetry(result) && <StatusMessage text={resultText(result, texts)} isRefusal takesFocus={false} />}
      <Actions>
        {mayRetry(result) && (
          <SubmitButton
            label={common.tryAgain}
            isSending={isSending}
            sendingLabel={common.sending}
            onPress={() => void load()}
          />
        )}
        <SecondaryAction href={addressOf('/')}>{page.action}</SecondaryAction>
      </Actions>
    </FormPage>
  );
}

function CartLines({ cart, language }: { readonly cart: CartContent; readonly language: string }) {
  const formatMoney = createFormatMoney(language);
  const texts = shopActionTextsOf(language);
  const money = ({ value, currency }: GraphqlMoney) => formatMoney({ amount: Math.round(value * 100), currency });
  return (
    <>
      <p className={styles.count}>{countedSentence(texts.pieces, language, cart.total_quantity)}</p>
      <ul className={`plain-list ${styles.lines}`}>
        {cart.items.map(({ uid, quantity, product, configurable_options: options = [], prices }) => (
          <li key={uid} className={styles.line}>
            <span>
              {[product.name, ...options.map(({ value_label }) => value_label)].join(', ')}
              <span className={styles.quantity}> × {quantity}</span>
            </span>
            <span className={styles.price}>{money(prices.row_total_including_tax)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{texts.cartTotal}</span>
        <span className={styles.price}>{money(cart.prices.grand_total)}</span>
      </p>
    </>
  );
}

/** Where the browser lets nothing be read there is no cart. */
function storedCartId(): string | null {
  try {
    return localStorage.getItem(storageKeys.cartId);
  } catch {
    return null;
  }
}
