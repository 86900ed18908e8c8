import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { productSearchQuery, productsBySkuQuery } from '../api/catalogue.ts';
import { useRested } from '../forms/use-rested.ts';
import { t } from '../i18n/pl.ts';
import { ChosenField } from './chosen-field.tsx';

const PAUSE_MS = 200;

export interface GiftsFieldProps {
  readonly value: readonly string[];
  readonly onChange: (skus: readonly string[]) => void;
}

/** The products that whoever uses the coupon may choose a present from. */
export function GiftsField({ value, onChange }: GiftsFieldProps) {
  const api = useApi();
  const [text, setText] = useState('');
  const words = useRested(text, PAUSE_MS);
  const found = useQuery(productSearchQuery(api, words));
  const chosen = useQuery(productsBySkuQuery(api, value));
  const known = [...(chosen.data ?? []), ...(found.data?.items ?? [])];
  const nameOf = (sku: string) => known.find((product) => product.sku === sku)?.name ?? sku;
  return (
    <ChosenField
      label={t.coupons.fields.giftSkus}
      help={t.coupons.giftsHelp}
      placeholder={t.coupons.addGift}
      text={text}
      onText={setText}
      isLoading={found.isPending}
      found={(found.data?.items ?? []).map(({ sku }) => sku)}
      nameOf={nameOf}
      value={value}
      onChange={onChange}
    />
  );
}
