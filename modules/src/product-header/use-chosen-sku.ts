import { useState } from 'react';

/**
 * The variant that is shown: the one of the address, or the one that was pressed a moment ago and whose address is still
 * on its way, so that the answer to a press does not wait for a request.
 */
export function useChosenSku(ofAddress: string | undefined) {
  const [pressed, setPressed] = useState<{ readonly sku: string; readonly at: string | undefined }>();
  const isOnItsWay = pressed !== undefined && pressed.at === ofAddress;
  const choose = (sku: string) => setPressed({ sku, at: ofAddress });
  return [isOnItsWay ? pressed.sku : ofAddress, choose] as const;
}
