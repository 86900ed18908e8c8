import type { WidgetProps } from '@rjsf/utils';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import { productSearchQuery, productsBySkuQuery } from '../../../api/commerce/catalogue.ts';
import { t } from '../../../i18n/pl.ts';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { CategoryChooser } from '../../category-chooser.tsx';
import { ChosenInput } from '../../chosen-input.tsx';
import { controlOf } from '../../rjsf/control-of.ts';

const PAUSE_MS = 200;

const chosenProps = (props: WidgetProps) => ({
  control: controlOf(props),
  label: props.label,
  disabled: Boolean(props.disabled || props.readonly),
  value: props.value as readonly string[],
  onChange: props.onChange,
});

/** Products chosen one after another by their names; the value is their skus. */
export function ProductsWidget(props: WidgetProps) {
  const api = useApi();
  const [text, setText] = useState('');
  const words = useDebouncedValue(text, PAUSE_MS);
  const chosen = chosenProps(props);
  const found = useQuery(productSearchQuery(api, words));
  const named = useQuery(productsBySkuQuery(api, chosen.value));
  const known = [...(named.data ?? []), ...(found.data?.items ?? [])];
  return (
    <ChosenInput
      {...chosen}
      placeholder={t.forms.addProduct}
      text={text}
      onText={setText}
      isLoading={found.isPending}
      found={(found.data?.items ?? []).map(({ sku }) => sku)}
      nameOf={(sku) => known.find((product) => product.sku === sku)?.name ?? sku}
    />
  );
}

/** Categories chosen one after another by the names on the way to them; the value is their paths. */
export const CategoriesWidget = (props: WidgetProps) => <CategoryChooser {...chosenProps(props)} />;
