import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/api-context.tsx';
import { productSearchQuery, productsBySkuQuery } from '../api/catalogue.ts';
import { useRested } from '../forms/use-rested.ts';
import { t } from '../i18n/pl.ts';
import { Combobox } from '../ui/combobox.tsx';
import { Field } from '../ui/field.tsx';
import { ChosenList } from './chosen-list.tsx';

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
  const options = (found.data?.items ?? []).filter(({ sku }) => !value.includes(sku));
  return (
    <div>
      <Field label={t.coupons.fields.giftSkus} help={t.coupons.giftsHelp}>
        {(control) => (
          <Combobox
            control={control}
            placeholder={t.coupons.addGift}
            text={text}
            loading={found.isPending}
            options={options.map(({ sku, name }) => ({ id: sku, label: name }))}
            onText={setText}
            onChoose={({ id }) => {
              setText('');
              onChange([...value, id]);
            }}
          />
        )}
      </Field>
      <ChosenList
        label={t.coupons.fields.giftSkus}
        items={value.map((sku) => ({ id: sku, name: nameOf(sku) }))}
        onRemove={(sku) => onChange(value.filter((other) => other !== sku))}
      />
    </div>
  );
}
