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
  begin(shop, keyOf(document, variables), () => shop.query(document, variables));
}

/** The same for data of the REST interface. */
export function beginPersonalRead(shop: ShopClient, path: string): void {
  begin(shop, path, () => shop.call('GET', path));
}

function begin(shop: ShopClient, key: string, request: () => Promise<ShopResponse<unknown>>): void {
  const token = storedToken();
  if (token === undefined) return;
  const before = begun.get(shop);
  // Nobody has taken it yet: the page was drawn meanwhile.
  if (before?.key === key && before.token === token) return;
  begun.set(shop, { key, token, response: request() });
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
  /** Asks anew; ends when the data are shown. Asked once more while it waits, what answers first is shown. */
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
  const request = useCallback(() => {
    const given: Variables = JSON.parse(key.slice(document.length + 1));
    return shop.query(document, given);
  }, [shop, document, key]);
  return usePersonalAnswer(shop, key, request);
}

/** The same for data at a path of the REST interface. */
export function usePersonalRead<Data>(shop: ShopClient, path: string): PersonalQuery<Data> {
  const request = useCallback(() => shop.call<Data>('GET', path), [shop, path]);
  return usePersonalAnswer(shop, path, request);
}

/** What a request answers, which is made anew where another one is given. */
function usePersonalAnswer<Data>(
  shop: ShopClient,
  key: string,
  request: () => Promise<ShopResponse<Data>>,
): PersonalQuery<Data> {
  const [state, setState] = useState<Omit<PersonalQuery<Data>, 'reload'>>(NOTHING_YET);
  /** Only the newest question is shown, whichever of its requests answers it. */
  const newest = useRef(0);
  /** How many requests of it are under way. */
  const waiting = useRef(0);

  const ask = useCallback(
    async (mayBeBegun: boolean) => {
      const isRetry = waiting.current > 0 && !mayBeBegun;
      const mine = isRetry ? newest.current : ++newest.current;
      waiting.current = isRetry ? waiting.current + 1 : 1;
      setState((before) => ({ data: before.data, response: before.response, isLoading: true }));
      const response = await ((mayBeBegun && takeBegun<Data>(shop, key)) || request());
      if (mine !== newest.current || waiting.current === 0) return;
      waiting.current -= 1;
      // The other request may still bring it.
      if (response.data === undefined && waiting.current > 0) return;
      waiting.current = 0;
      setState((before) => ({ data: response.data ?? before.data, response, isLoading: false }));
    },
    [shop, key, request],
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
