import type { MediaFile } from '@witryna/module-schemas';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../api/error-sentence.ts';
import { type StoredProduct, useSaveProduct, VISIBILITIES, type Visibility } from '../../api/products.ts';
import { useMay } from '../../api/session.ts';
import { type Faults, faultsAtFields, faultsElsewhere } from '../../forms/faults-at-fields.ts';
import { FormPage, FormSection } from '../../forms/form-page.tsx';
import { useFormState } from '../../forms/use-form-state.ts';
import { t } from '../../i18n/pl.ts';
import { PicturesField } from '../../media/index.ts';
import { Badge } from '../../ui/badge.tsx';
import { Field } from '../../ui/field.tsx';
import { Select, TextArea, TextInput } from '../../ui/inputs.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { TranslationsSection } from '../catalogue-translations/index.ts';
import { checkProduct } from './check-product.ts';
import { DocumentsField } from './documents-field.tsx';
import { FlagsField } from './flags-field.tsx';
import { LINKED_FIELDS } from './linked/linked-products.ts';
import { LinkedProductsField } from './linked/linked-products-field.tsx';
import { fromFormValues, type ProductFormValues, toFormValues } from './product.form-values.ts';
import { useShopLink } from './use-shop-link.ts';
import { VariantFields } from './variant-fields.tsx';
import { VariantTable } from './variant-table.tsx';

export interface ProductFormProps {
  readonly opened: StoredProduct;
  /** What the product's pictures look like, as far as it is known. */
  readonly pictures: readonly MediaFile[];
}

/** As the server takes them. */
const MOST_PICTURES = 30;
const SHOWN =
  /^\/(name|summary|images|(contents|complementary|recommended)(\/\d+)?|documents|documents\/\d+\/(title|kind|file)|variants\/\d+\/(stock|prices\/[A-Z]+\/(regular|special|specialTo|friendsAndFamily)))$/;

/** A product's words, prices, stock, pictures and marks; what is saved is in the shop at once. */
export function ProductForm({ opened, pictures }: ProductFormProps) {
  const toast = useToast();
  const save = useSaveProduct();
  const isReadOnly = !useMay('publisher');
  const maySeeOrders = useMay('admin');
  const [stored, setStored] = useState(opened);
  const { values, set, settle, ...form } = useFormState(toFormValues(opened));
  const [found, setFound] = useState<Faults>({});
  const refused = faultsAtFields(save.error);
  const faults: Faults = { ...refused, ...found };
  const live = useShopLink(`/${stored.urlKey}`);

  const onSave = () => {
    const wrong = checkProduct(values);
    setFound(wrong);
    save.reset();
    if (Object.keys(wrong).length > 0) return;
    save.mutate(fromFormValues(stored, values), {
      onSuccess: (saved) => {
        setStored(saved);
        settle(toFormValues(saved));
        toast({
          tone: 'success',
          text: t.products.saved,
          ...(live && saved.isActive && { action: { label: t.products.seeLive, href: live } }),
        });
      },
    });
  };
  // Faults stand at places of a list, where another entry may be now.
  const setList = (change: Partial<ProductFormValues>) => {
    set(change);
    setFound({});
    save.reset();
  };
  const [only, ...others] = stored.variants;
  const onlyValues = others.length === 0 ? values.variants[0] : undefined;
  const problems = save.isError
    ? [errorSentence(save.error), ...faultsElsewhere(refused, (path) => SHOWN.test(path))]
    : undefined;

  return (
    <FormPage
      {...form}
      title={stored.name}
      back={{ to: '/products', label: t.products.title }}
      badge={stored.isActive ? undefined : <Badge>{t.products.withdrawn}</Badge>}
      actions={
        <>
          {maySeeOrders && <Link to={`/orders?search=${encodeURIComponent(stored.sku)}`}>{t.products.orders}</Link>}
          {live && stored.isActive && (
            <a href={live} target="_blank" rel="noreferrer">
              <ExternalLink size={14} aria-hidden="true" /> {t.products.seeLive}
            </a>
          )}
        </>
      }
      problem={problems?.map((sentence) => <p key={sentence}>{sentence}</p>)}
      faults={faults}
      isReadOnly={isReadOnly}
      isBusy={save.isPending}
      onSave={onSave}
      aside={
        <>
          <FormSection title={t.products.fields.images}>
            <PicturesField
              label={t.products.fields.images}
              none={t.products.noPictures}
              most={MOST_PICTURES}
              origin="product"
              value={values.images}
              known={pictures}
              isReadOnly={isReadOnly}
              onChange={(images) => set({ images })}
            />
          </FormSection>
          <FormSection title={t.products.selling}>
            <Switch
              label={t.products.fields.isActive}
              help={t.products.isActiveHelp}
              checked={values.isActive}
              onChange={(isActive) => set({ isActive })}
            />
            <Field label={t.products.fields.visibility}>
              {(control) => (
                <Select
                  {...control}
                  value={values.visibility}
                  onChange={(event) => set({ visibility: event.target.value as Visibility })}
                >
                  {VISIBILITIES.map((known) => (
                    <option key={known} value={known}>
                      {t.products.visibilities[known]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </FormSection>
          <FormSection title={t.products.marks}>
            <FlagsField value={values.flags} onChange={(flags) => set({ flags })} />
          </FormSection>
        </>
      }
    >
      <FormSection title={t.products.words}>
        <Field label={t.products.fields.name} errors={faults['/name']} required>
          {(control) => (
            <TextInput
              {...control}
              maxLength={200}
              value={values.name}
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={t.products.fields.summary} help={t.products.summaryHelp} errors={faults['/summary']}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={400}
              value={values.summary}
              onChange={(event) => set({ summary: event.target.value })}
            />
          )}
        </Field>
      </FormSection>
      <TranslationsSection kind="product" itemKey={stored.sku} />
      <FormSection title={t.products.prices}>
        {only && onlyValues ? (
          <VariantFields
            stored={only}
            path="/variants/0"
            values={onlyValues}
            faults={faults}
            onChange={(next) => set({ variants: [next] })}
          />
        ) : (
          <VariantTable
            stored={stored.variants}
            values={values.variants}
            faults={faults}
            isReadOnly={isReadOnly}
            onChange={(variants) => set({ variants })}
          />
        )}
      </FormSection>
      {LINKED_FIELDS.map((field) => (
        <FormSection key={field} title={t.products.linked[field].title}>
          <LinkedProductsField
            field={field}
            ownSku={stored.sku}
            value={values[field]}
            faults={faults}
            isReadOnly={isReadOnly}
            onChange={(skus) => setList({ [field]: skus })}
          />
        </FormSection>
      ))}
      <FormSection title={t.products.documents}>
        <DocumentsField
          value={values.documents}
          faults={faults}
          isReadOnly={isReadOnly}
          onChange={(documents) => set({ documents })}
          onMove={(documents) => setList({ documents })}
        />
      </FormSection>
    </FormPage>
  );
}
