/** What is compared, as a browser keeps it: a guest's list, or a copy of a customer's. */
export interface StoredComparison {
  /** Of the list at the shop; whoever has that of a guest's list may change it. */
  readonly uid: string;
  readonly owner: 'guest' | 'customer';
  /** In the order in which they were added. */
  readonly skus: readonly string[];
}

/** Longer texts are nothing that this shop has written. */
const LONGEST_TEXT = 10_000;
/** As the shop writes the names of lists. */
const UID = /^[0-9a-f]{32}$/;
const SKU = /^[\w.=-]{1,64}$/;

const isSku = (value: unknown): value is string => typeof value === 'string' && SKU.test(value);

/** A comparison as it was stored; what has another form is none. */
export function parseComparison(text: string): StoredComparison | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  try {
    const { uid, owner, skus } = JSON.parse(text);
    const isOne = typeof uid === 'string' && UID.test(uid) && (owner === 'guest' || owner === 'customer');
    return isOne && Array.isArray(skus) && skus.every(isSku) ? { uid, owner, skus } : undefined;
  } catch {
    return undefined;
  }
}
