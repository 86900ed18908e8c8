import { useEffect, useState } from 'react';
import type { ShopClient } from '../../api/shop-client.ts';
import { ReadPrzelewy24BanksDocument } from './payment.gen.ts';

/** A bank or wallet of Przelewy24. */
export interface Bank {
  readonly id: string;
  readonly name: string;
  readonly isActive: boolean;
}

export type Banks =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly banks: readonly Bank[] };

const LOADING: Banks = { status: 'loading' };

/** The banks for an amount, asked for once somebody wants to choose one. */
export function useBanks(client: Pick<ShopClient, 'query'>, amount: number, isWanted: boolean): Banks {
  const [banks, setBanks] = useState<Banks>(LOADING);
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    void client.query(ReadPrzelewy24BanksDocument, { amount: amount / 100 }).then(({ data }) => {
      if (!isCurrent) return;
      const found = (data?.przelewy24Methods ?? []).flatMap((bank) =>
        bank ? [{ id: bank.id, name: bank.name, isActive: bank.active }] : [],
      );
      setBanks(found.length > 0 ? { status: 'ready', banks: found } : { status: 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, amount, isWanted]);
  return banks;
}
