import type { ActionFault, ActionResult } from '@witryna/modules/shop/actions';
import type { ShopClient } from '../api/shop-client.ts';
import type { ShopResponse } from '../api/shop-result.ts';
import type { ShopActionTexts } from '../i18n/shop-actions.pl.ts';

/** What every action works with. */
export interface ActionParts {
  readonly client: ShopClient;
  readonly texts: ShopActionTexts;
}

/** The shop is there, and says for how long it takes no orders. */
const IN_MAINTENANCE = 'maintenance';

/** Why something was not done, in sentences; a fault of a field is named by `fieldOf` its path. */
export function failureOf(
  { result, refusal }: ShopResponse<unknown>,
  texts: ShopActionTexts,
  fieldOf: (path: string) => string | undefined = lastSegment,
): ActionResult {
  switch (result.kind) {
    case 'refused':
      return { ok: false, errors: result.errors.map(({ path, message }) => toFault(message, fieldOf(path))) };
    case 'limited':
      return failure(refusal?.message ?? texts.limited);
    case 'invalid':
      return failure(refusal?.message ?? texts.refused);
    case 'unreachable':
      return failure(isOffline() ? texts.offline : texts.unreachable);
    default:
      return failure((refusal?.code === IN_MAINTENANCE && refusal.message) || texts.unavailable);
  }
}

/** A failure that concerns no field. */
const failure = (message: string): ActionResult => ({ ok: false, errors: [{ message }] });

const toFault = (message: string, field: string | undefined): ActionFault => ({ message, ...(field && { field }) });

/** `/cartItems/0/quantity` is about `quantity`. */
const lastSegment = (path: string): string | undefined => path.split('/').at(-1) || undefined;

/** Whether the browser knows that it has no connection; a server, which posts forms too, knows nothing of it. */
export const isOffline = (): boolean => 'onLine' in navigator && navigator.onLine === false;
