import { useCallback, useEffect, useRef, useState } from 'react';
import { storedToken } from '../api/customer-token.ts';
import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import type { TypedDocument } from '../api/typed-document.ts';

interface Begun {
  readonly key: string;
  readonly token: string;
  readonly response: Promise<ShopResponse<unknown>>;
}

/** One at most for each shop: that of the page that is being opened. */
const begun = new WeakMap<ShopClient, Begun>();

const keyOf = (document: string, variables: unknown) => `${document} ${JSON.stringify(variables)}`;

/**
 * Asks for the data of a page of the account while the token is still being checked, so that both take one round trip.
 * Without a token nothing is asked. What comes of it is taken by the page, or by nobody.
 */
export function beginPersonalQuery<Data, Variables>(
  shop: ShopClient,
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): void {
  const token = storedToken();
  if (token === undefined) return;
  begun.set(shop, { key: keyOf(document, variables), token, response: shop.query(document, variables) });
}

/** What was begun for this page and this customer; only once, since a page that asks again wants what is true now. */
function takeBegun<Data>(shop: ShopClient, key: string): Promise<ShopResponse<Data>> | undefined {
  const found = begun.get(shop);
  begun.delete(shop);
  if (found?.key !== key || found.token !== storedToken()) return undefined;
  return found.response as Promise<ShopResponse<Data>>;
}

export interface PersonalQuery<Data> {
  /** The last data that came; they stay while they are asked for anew, and where that fails. */
  readonly data: Data | undefined;
  /** The last response; undefined before the first. */
  readonly response: ShopResponse<Data> | undefined;
  readonly isLoading: boolean;
  /** Asks anew; ends when the data are shown. */
  readonly reload: () => Promise<void>;
}

/**
 * The data of a page of the account, asked of the shop when it is shown, or taken over from `beginPersonalQuery`.
 * `variables` may be made anew for each render; the page asks again when they say something else.
 */
export function usePersonalQuery<Data, Variables>(
  shop: ShopClient,
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): PersonalQuery<Data> {
  const key = keyOf(document, variables);
  const [state, setState] = useState<Omit<PersonalQuery<Data>, 'reload'>>(NOTHING_YET);
  /** Only the newest request is shown. */
  const newest = useRef(0);

  const ask = useCallback(
    async (mayBeBegun: boolean) => {
      const mine = ++newest.current;
      setState((before) => ({ data: before.data, response: before.response, isLoading: true }));
      const given: Variables = JSON.parse(key.slice(document.length + 1));
      const response = await ((mayBeBegun && takeBegun<Data>(shop, key)) || shop.query(document, given));
      if (mine !== newest.current) return;
      setState((before) => ({ data: response.data ?? before.data, response, isLoading: false }));
    },
    [shop, document, key],
  );
  useEffect(() => {
    void ask(true);
    return () => {
      newest.current++;
    };
  }, [ask]);
  const reload = useCallback(() => ask(false), [ask]);
  return { ...state, reload };
}

const NOTHING_YET = { data: undefined, response: undefined, isLoading: true } as const;
