import type { MediaFile } from '@witryna/module-schemas';
import { Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { hasCode } from '../../api/api-error.ts';
import { type StoredProduct, useRemoveProduct, useSaveProduct } from '../../api/commerce/products.ts';
import { useMay } from '../../api/identity/session.ts';
import { FormPage, FormSection } from '../../forms/form-page.tsx';
import { useFormState } from '../../forms/use-form-state.ts';
import { useRecordFaults } from '../../forms/use-record-faults.tsx';
import { useRemoval } from '../../forms/use-removal.tsx';
import { t } from '../../i18n/pl.ts';
import { PicturesField } from '../../media/index.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { TranslationsSection } from '../catalogue-translations/index.ts';
import { CertificatesField } from './certificates/certificates-field.tsx';
import { checkProduct } from './check-product.ts';
import { DocumentsField } from './documents/documents-field.tsx';
import { FactFields } from './facts/fact-fields.tsx';
import { FlagsField } from './facts/flags-field.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { LINKED_FIELDS } from './linked/linked-products.ts';
import { LinkedProductsField } from './linked/linked-products-field.tsx';
import { MetaFields } from './meta-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { fromFormValues, isNew, newFormValues, type ProductFormValues, toFormValues } from './product.form-values.ts';
import { ProductConflictNotice } from './product-conflict-notice.tsx';
import styles from './product-form.module.css';
import { SellingSection } from './selling-section.tsx';
import { StoryFields } from './story/story-fields.tsx';
import { TextFields } from './text-fields.tsx';
import { useShopLink } from './use-shop-link.ts';
import { VariantFields } from './variants/variant-fields.tsx';
import { VariantTable } from './variants/variant-table.tsx';
import { VariantsField } from './variants/variants-field.tsx';

export interface ProductFormProps {
  /** As it is stored, or what a new one begins with. */
  readonly opened: StoredProduct;
  /** What the product's pictures look like, as far as it is known. */
  readonly pictures: readonly MediaFile[];
}

/** As the server takes them. */
const MOST_PICTURES = 30;
const SHOWN =
  /^\/(sku|name|urlKey|summary|images|brand|line|position|application|pao|taxClass|variants|meta\/(title|description|keywords)|(description|benefits|usage|inci|warnings|categories|skinType|certifications)(\/\d+)?|(contents|complementary|recommended|giftsSku|samplesSku|loyaltyPrograms)(\/\d+)?|certificates\/\d+\/(code|issuer|number|validUntil|scope)|specification\/(hero|(steps|columns)\/\d+)\/(heading|text|image)|documents|documents\/\d+\/(title|kind|file)|variants\/\d+\/(sku|size(\/\w+)?|colour(\/\w+)?|ean|weightGrams|dimensions(\/\w+)?|stock|prices\/[A-Z]+\/(regular|special|specialTo|friendsAndFamily)))$/;
const BACK = { to: '/products', label: t.products.title };

/** All that staff write of a product, one that is there or a new one; what is saved is in the shop at once. */
export function ProductForm({ opened, pictures }: ProductFormProps) {
  const toast = useToast();
  const navigate = useNavigate();
  const save = useSaveProduct();
  const isReadOnly = !useMay('publisher');
  const maySeeOrders = useMay('admin');
  const [stored, setStored] = useState(opened);
  const isCreating = isNew(stored);
  const { values, set, settle, ...form } = useFormState(isCreating ? newFormValues(opened) : toFormValues(opened));
  const { faults, problem, accepts, clear } = useRecordFaults(save, (at) => SHOWN.test(at));
  const live = useShopLink(`/${stored.urlKey}`);

  const removal = useRemoval({
    of:
      isReadOnly || isCreating
        ? undefined
        : {
            id: stored.sku,
            title: t.products.removeTitle(stored.name),
            text: t.products.removeText,
            removed: t.products.removed(stored.name),
          },
    remove: useRemoveProduct(),
    listPath: BACK.to,
    settle,
  });
  const storedVariant = (key: string) => stored.variants.find(({ sku }) => sku === key);

  const onSave = () => {
    if (!accepts(checkProduct(values, (key, currency) => storedVariant(key)?.prices[currency] !== undefined))) return;
    save.mutate(fromFormValues(stored, values), {
      onSuccess: (saved) => {
        setStored(saved);
        settle(toFormValues(saved));
        if (isCreating) {
          toast({ tone: 'success', text: saved.isActive ? t.products.createdOnSale : t.products.created });
          navigate(`/products/${encodeURIComponent(saved.sku)}`, { replace: true });
          return;
        }
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
    clear();
  };
  const [only, ...others] = values.variants;
  const part = { values, faults, isReadOnly, onChange: set };
  const onMerge = (newest: StoredProduct, merged: ProductFormValues) => {
    save.reset();
    setStored(newest);
    settle(toFormValues(newest));
    set(merged);
  };

  return (
    <FormPage
      {...form}
      title={isCreating ? t.products.create : stored.name}
      back={BACK}
      badge={isCreating || stored.isActive ? undefined : <Badge>{t.products.withdrawn}</Badge>}
      actions={
        <>
          {maySeeOrders && !isCreating && (
            <Link to={`/orders?search=${encodeURIComponent(stored.sku)}`}>{t.products.orders}</Link>
          )}
          {!isReadOnly && !isCreating && (
            <Link to={`/products/new?from=${encodeURIComponent(stored.sku)}`}>
              <Copy size={14} aria-hidden="true" /> {t.products.duplicate}
            </Link>
          )}
          {live && stored.isActive && (
            <a href={live} target="_blank" rel="noreferrer">
              <ExternalLink size={14} aria-hidden="true" /> {t.products.seeLive}
            </a>
          )}
          {removal.button}
        </>
      }
      problem={
        hasCode(save.error, 'product-conflict') ? (
          <ProductConflictNotice opened={stored} typed={values} onMerge={onMerge} />
        ) : (
          problem
        )
      }
      faults={faults}
      isReadOnly={isReadOnly}
      isBusy={save.isPending}
      saveLabel={isCreating ? t.products.createSubmit : t.common.save}
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
            {!isReadOnly && values.images.length > 0 && (
              <p className={styles.hint}>
                {t.products.altHint} <Link to="/media">{t.products.altLink}</Link>
              </p>
            )}
          </FormSection>
          <SellingSection {...part} />
          <FormSection title={t.products.marks}>
            <FlagsField value={values.flags} onChange={(flags) => set({ flags })} />
          </FormSection>
        </>
      }
    >
      <FormSection title={t.products.words}>
        <IdentityFields {...part} storedUrlKey={isCreating ? undefined : stored.urlKey} />
        {!isCreating && !isReadOnly && <p className={styles.hint}>{t.products.importHint}</p>}
      </FormSection>
      {!isCreating && <TranslationsSection kind="product" itemKey={stored.sku} />}
      <FormSection title={t.products.prices}>
        {only && others.length === 0 ? (
          <VariantFields
            stored={storedVariant(only.key)}
            path="/variants/0"
            values={only}
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
      <FormSection title={t.products.variants}>
        <VariantsField
          {...part}
          pictures={pictures}
          isStored={(key) => storedVariant(key) !== undefined}
          onChange={(variants) => set({ variants })}
          onMove={(variants) => setList({ variants })}
        />
      </FormSection>
      <FormSection title={t.products.place}>
        <PlaceFields {...part} />
      </FormSection>
      <FormSection title={t.products.page}>
        <TextFields {...part} />
      </FormSection>
      <FormSection title={t.products.facts}>
        <FactFields {...part} />
      </FormSection>
      <FormSection title={t.products.certificates.title}>
        <CertificatesField
          value={values.certificates}
          certifications={values.certifications}
          faults={faults}
          isReadOnly={isReadOnly}
          onChange={(certificates) => set({ certificates })}
          onMove={(certificates) => setList({ certificates })}
        />
      </FormSection>
      <FormSection title={t.products.story.title}>
        <StoryFields
          value={values.story}
          faults={faults}
          isReadOnly={isReadOnly}
          onChange={(story) => set({ story })}
          onMove={(story) => setList({ story })}
        />
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
      <FormSection title={t.products.seo}>
        <MetaFields {...part} />
      </FormSection>
      {removal.question}
    </FormPage>
  );
}
