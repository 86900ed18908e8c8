import { useEffect, useState } from 'react';
import type { ShopClient } from '../api/shop-client.ts';
import type { AppleWindow } from './apple-pay.ts';
import type { WalletCode } from './wallet-code.ts';
import type { OpenWallet, WalletSheets } from './wallet-sheet.ts';
import { StartApplePaySessionDocument } from './wallets.gen.ts';

interface OpenerOptions {
  /** The wallet that was chosen, if one was. */
  readonly code: WalletCode | undefined;
  readonly sheets: WalletSheets | undefined;
  readonly client: Pick<ShopClient, 'query'>;
}

/**
 * What opens the chosen wallet on the page; undefined where it is paid on the provider's page. Its code is fetched when
 * the wallet is chosen: once the order is pressed there is no time left, since the press has to open it.
 */
export function useWalletOpener({ code, sheets, client }: OpenerOptions): OpenWallet | undefined {
  const [opener, setOpener] = useState<{ readonly code: WalletCode; readonly open: OpenWallet }>();
  useEffect(() => {
    let isLeft = false;
    if (code && sheets) {
      void openerOf(code, sheets, client).then(
        (open) => !isLeft && setOpener(open && { code, open }),
        () => undefined,
      );
    }
    return () => {
      isLeft = true;
    };
  }, [code, sheets, client]);
  return opener && opener.code === code ? opener.open : undefined;
}

async function openerOf(
  code: WalletCode,
  { apple_pay: apple, google_pay: google }: WalletSheets,
  client: OpenerOptions['client'],
) {
  if (code === 'gpay') {
    return google ? (await import('./google-pay.ts')).createGooglePay(google, window) : undefined;
  }
  if (!apple) return undefined;
  const { createApplePay } = await import('./apple-pay.ts');
  return createApplePay({
    sheet: apple,
    browser: window as AppleWindow,
    startSession: async (validationUrl) =>
      (await client.query(StartApplePaySessionDocument, { validationUrl })).data?.startApplePaySession,
  });
}
