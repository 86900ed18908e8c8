import type { ActionResult } from '@witryna/modules';
import { storedToken } from '../api/customer-token.ts';
import type { ComparedProductsFragment, ComparedSkusFragment } from '../api/operations.gen.ts';
import { createShopClient, type ShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import { failureOf } from '../forms/action-result.ts';
import { areaTextsOf } from '../i18n/areas/area-texts.ts';
import { shopActionTextsOf } from '../i18n/shop-action-texts.ts';
import { notifierOf } from '../notices/index.ts';
import {
  AddToCompareListDocument,
  AssignCompareListDocument,
  CreateCompareListDocument,
  DeleteCompareListDocument,
  ReadCompareListDocument,
  ReadOwnComparedSkusDocument,
  ReadOwnCompareListDocument,
  RemoveFromCompareListDocument,
} from './compare.gen.ts';
import { type Comparison, toComparison } from './compared-products.ts';
import type { ComparisonSite } from './comparison-of-site.ts';
import type { StoredComparison } from './stored-comparison.ts';

/** The comparison of a site at work. */
export interface LiveComparison {
  /** Adds a product or takes it out; one after the other. */
  readonly set: (sku: string, isWanted: boolean) => Promise<ActionResult>;
  /** After a sign-in: takes along what a guest compared, and learns what the customer does. */
  readonly start: () => Promise<void>;
  /** What is compared, `none` where nothing is; undefined when the shop could not be asked. */
  readonly read: () => Promise<Comparison | 'none' | undefined>;
  readonly clear: () => Promise<ActionResult>;
}

interface KeptComparison {
  /** Of whoever uses the browser now. */
  readonly list: () => StoredComparison | undefined;
  readonly read: () => StoredComparison | undefined;
  readonly write: (list: StoredComparison | undefined) => void;
}

/** A list that has ended, or is a customer's by now: what was in it begins anew. */
const GONE: readonly (string | undefined)[] = ['compare-list-missing', 'compare-list-foreign'];

export function createLiveComparison(shop: ComparisonSite, kept: KeptComparison): LiveComparison {
  const { language } = shop.site;
  const client: Pick<ShopClient, 'query'> = createShopClient(shop.site);
  let last: Promise<unknown> = Promise.resolve();

  /** One after the other, whatever came of the one before. */
  function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }

  const failure = (response: ShopResponse<unknown>) => failureOf(response, shopActionTextsOf(language));

  /** Remembers a list, unless somebody else uses the browser by now. */
  function keep(token: string | undefined, list: ComparedSkusFragment | undefined) {
    if (storedToken() !== token) return;
    if (!list) return kept.write(undefined);
    const skus = (list.items ?? []).flatMap((item) => item?.product.sku ?? []);
    kept.write({ uid: list.uid, owner: token === undefined ? 'guest' : 'customer', skus });
  }

  async function create(skus: readonly string[]) {
    const { data, ...response } = await client.query(CreateCompareListDocument, { skus });
    return { ...response, list: data?.createCompareList ?? undefined };
  }

  async function add(sku: string) {
    const known = kept.list();
    // A customer has one list, with whatever uid.
    if (storedToken() !== undefined || !known) return create([sku]);
    const { data, ...response } = await client.query(AddToCompareListDocument, { uid: known.uid, skus: [sku] });
    const { code } = response.refusal ?? {};
    if (GONE.includes(code)) return create(code === 'compare-list-missing' ? [...known.skus, sku] : [sku]);
    return { ...response, list: data?.addProductsToCompareList ?? undefined };
  }

  async function takeOut({ uid }: StoredComparison, sku: string) {
    const { data, ...response } = await client.query(RemoveFromCompareListDocument, { uid, skus: [sku] });
    return { ...response, list: data?.removeProductsFromCompareList ?? undefined };
  }

  async function set(sku: string, isWanted: boolean): Promise<ActionResult> {
    await startOnce();
    const token = storedToken();
    const known = kept.list();
    if (!isWanted && !known) return { ok: true };
    const { list, ...response } = isWanted || !known ? await add(sku) : await takeOut(known, sku);
    if (!isWanted && GONE.includes(response.refusal?.code)) {
      keep(token, undefined);
      return { ok: true };
    }
    if (!list) return failure(response);
    keep(token, list);
    return { ok: true };
  }

  /** A guest's list becomes the customer's or joins it; a copy that an earlier customer left is replaced. */
  async function startOnce(): Promise<void> {
    const token = storedToken();
    const known = kept.read();
    if (token === undefined || known?.owner !== 'guest') return;
    const { data, refusal } = await client.query(AssignCompareListDocument, { uid: known.uid });
    const list = data?.assignCompareListToCustomer?.compare_list ?? undefined;
    // While the shop is away, the guest's list waits for the next time.
    if (!list && !GONE.includes(refusal?.code)) return;
    keep(token, list);
    const skus = (list?.items ?? []).map((item) => item?.product.sku);
    if (list && !known.skus.every((sku) => skus.includes(sku))) {
      notifierOf(shop).notify('info', areaTextsOf(language, 'comparison').notAllMerged);
    }
  }

  async function start(): Promise<void> {
    const token = storedToken();
    if (token !== undefined && kept.read()?.owner !== 'guest') {
      kept.write(undefined);
      const { data } = await client.query(ReadOwnComparedSkusDocument, {});
      if (data?.customer) keep(token, data.customer.compare_list ?? undefined);
      return;
    }
    await startOnce();
  }

  async function read(): Promise<Comparison | 'none' | undefined> {
    await startOnce();
    const token = storedToken();
    const known = kept.list();
    if (token === undefined && !known) return 'none';
    const list = token === undefined && known ? await readGuests(known) : await readOwn();
    if (list === undefined) return undefined;
    keep(token, list ?? undefined);
    return list ? toComparison(list) : 'none';
  }

  async function readGuests({ uid }: StoredComparison): Promise<ComparedProductsFragment | null | undefined> {
    const { data, refusal } = await client.query(ReadCompareListDocument, { uid });
    return GONE.includes(refusal?.code) ? null : data?.compareList;
  }

  async function readOwn(): Promise<ComparedProductsFragment | null | undefined> {
    const { data, refusal } = await client.query(ReadOwnCompareListDocument, {});
    // Nobody is signed in any more.
    if (refusal?.code === 'not-authorized') return null;
    return data?.customer && (data.customer.compare_list ?? null);
  }

  async function clear(): Promise<ActionResult> {
    const token = storedToken();
    const known = kept.list();
    if (known) {
      const { data, ...response } = await client.query(DeleteCompareListDocument, { uid: known.uid });
      if (!data?.deleteCompareList && !GONE.includes(response.refusal?.code)) return failure(response);
      keep(token, undefined);
    }
    return { ok: true };
  }

  return {
    set: (sku, isWanted) => inOrder(() => set(sku, isWanted)),
    start: () => inOrder(start),
    read: () => inOrder(read),
    clear: () => inOrder(clear),
  };
}
