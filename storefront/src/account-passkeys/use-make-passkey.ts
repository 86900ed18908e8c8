import { useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import { codeFailed } from '../code-failed.ts';
import type { PasskeysTexts } from '../i18n/areas/customer/passkeys.pl.ts';
import { loadPasskeys } from '../passkeys/index.ts';
import { nameOfDevice } from './passkeys-api.ts';

/** Makes a key at a press; a person who goes back is told nothing. */
export function useMakePasskey(shop: ShopClient, texts: PasskeysTexts) {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string>();

  /** @returns true when there is a new key */
  async function make(): Promise<boolean> {
    if (isSending) return false;
    setFault(undefined);
    setSending(true);
    const outcome = await loadPasskeys()
      .then(({ makePasskey }) => makePasskey(shop, nameOfDevice(navigator.userAgent, texts.name)))
      .catch(() => {
        codeFailed();
        return { kind: 'failed', message: undefined } as const;
      });
    setSending(false);
    if (outcome.kind === 'known') setFault(texts.known);
    if (outcome.kind === 'failed') setFault(outcome.message ?? texts.failed);
    return outcome.kind === 'done';
  }
  return { isSending, fault, make } as const;
}
