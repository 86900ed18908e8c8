import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { namedProductsQuery } from '../../api/commerce/catalogue.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { t } from '../../i18n/pl.ts';
import { slugify } from '../../pages/index.ts';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';
import { skuFault } from './check-product.ts';
import type { ProductPartProps } from './product-part.ts';

const LONGEST_NAME = 200;
const LONGEST_SKU = 64;
const LONGEST_SUMMARY = 400;
const PAUSE_MS = 300;

export interface IdentityFieldsProps extends ProductPartProps {
  /** The address that it has in the shop; undefined of a new product. */
  readonly storedUrlKey: string | undefined;
}

/** What a product is called, where it stands in the shop, and what its card says. */
export function IdentityFields({ values, faults, onChange, storedUrlKey }: IdentityFieldsProps) {
  const isNew = storedUrlKey === undefined;
  const taken = useSkuOwner(isNew ? values.sku.trim() : '');
  const skuErrors = [...(faults['/sku'] ?? []), ...(taken === undefined ? [] : [t.products.skuTaken(taken)])];
  // The address follows the name until somebody has written another.
  const onName = (name: string) =>
    onChange({ name, ...(isNew && values.urlKey === urlKeyOf(values.name) && { urlKey: urlKeyOf(name) }) });
  return (
    <>
      {isNew && (
        <TypedField
          values={values}
          faults={{ '/sku': skuErrors }}
          onChange={onChange}
          name="sku"
          label={t.products.fields.sku}
          help={t.products.skuHelp}
          maxLength={LONGEST_SKU}
          spellCheck={false}
          isRequired
        />
      )}
      <Field label={t.products.fields.name} errors={faults['/name']} required>
        {(control) => (
          <TextInput
            {...control}
            maxLength={LONGEST_NAME}
            value={values.name}
            onChange={(event) => onName(event.target.value)}
          />
        )}
      </Field>
      <TypedField
        values={values}
        faults={faults}
        onChange={onChange}
        name="urlKey"
        label={t.products.fields.urlKey}
        help={
          storedUrlKey !== undefined && storedUrlKey !== values.urlKey.trim()
            ? t.products.urlKeyMoves(`/${storedUrlKey}`)
            : t.products.urlKeyHelp
        }
        maxLength={LONGEST_NAME}
        spellCheck={false}
        isRequired
      />
      <TypedField
        values={values}
        faults={faults}
        onChange={onChange}
        name="summary"
        label={t.products.fields.summary}
        help={t.products.summaryHelp}
        maxLength={LONGEST_SUMMARY}
        rows={3}
      />
    </>
  );
}

const urlKeyOf = (name: string) => slugify(name).slice(0, LONGEST_NAME).replace(/-$/, '');

/** The product that has this number already, its own or of a variant; said before anything is saved. */
function useSkuOwner(sku: string): string | undefined {
  const asked = useDebouncedValue(sku, PAUSE_MS);
  const isWhole = asked !== '' && skuFault(asked) === undefined;
  const found = useQuery(namedProductsQuery(useApi(), isWhole ? [asked] : []));
  return sku === asked && isWhole ? found.data?.items[0]?.name : undefined;
}
