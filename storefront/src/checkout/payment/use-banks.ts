import { useEffect, useState } from 'react';
import type { ShopClient } from '../../api/shop-client.ts';
import type { Bank } from './find-banks.ts';
import { ReadPrzelewy24BanksDocument } from './payment.gen.ts';

type BankListCode = Pick<typeof import('./bank-list.tsx'), 'BankList'>;

export type Banks =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | ({ readonly status: 'ready'; readonly banks: readonly Bank[] } & BankListCode);

const LOADING: Banks = { status: 'loading' };

/** The banks for an amount, asked for once somebody wants to choose one. */
export function useBanks(client: Pick<ShopClient, 'query'>, amount: number, isWanted: boolean): Banks {
  const [banks, setBanks] = useState<Banks>(LOADING);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const asked = client.query(ReadPrzelewy24BanksDocument, { amount: amount / 100 });
    // Few pay that way: the code of the list comes beside what it shows.
    const code = import('./bank-list.tsx').catch(() => undefined);
    void Promise.all([asked, code]).then(([{ data }, list]) => {
      if (!isCurrent) return;
      const found = (data?.przelewy24Methods ?? []).flatMap((bank) =>
        bank ? [{ id: bank.id, name: bank.name, isActive: bank.active }] : [],
      );
      const isReady = list && found.length > 0;
      setBanks(isReady ? { status: 'ready', banks: found, BankList: list.BankList } : { status: 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, amount, isWanted]);
  return banks;
}
