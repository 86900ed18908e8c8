import type { ActionResult, ShopActions } from '@witryna/modules';
import { type ActionParts, failureOf } from '../forms/action-result.ts';
import { fillIn } from '../i18n/messages.ts';
import { SubscribeStockDocument } from './stock-alert.gen.ts';

type Request = Parameters<NonNullable<ShopActions['notifyWhenInStock']>>[0];

/** Asks for a mail when a product is back. */
export async function notifyWhenInStock(
  { client, texts }: ActionParts,
  { sku, email }: Request,
): Promise<ActionResult> {
  const response = await client.query(SubscribeStockDocument, { input: { sku, email } });
  if (!response.data) return failureOf(response, texts);
  const isWaiting = response.data.SubscribeStock?.status === 'WAITING';
  return { ok: true, message: fillIn(isWaiting ? texts.alertSaved : texts.confirmByMail, { email: email.trim() }) };
}
