import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasCode } from '../../api/api-error.ts';
import { COUPON_KINDS, type Coupon, type CouponKind, useCouponMutations } from '../../api/coupons.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { useMay } from '../../api/session.ts';
import { type Faults, faultsAtFields, faultsElsewhere } from '../../forms/faults-at-fields.ts';
import { FormPage, FormRow, FormSection } from '../../forms/form-page.tsx';
import { ProductsField } from '../../forms/products-field.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useFormState } from '../../forms/use-form-state.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { CategoriesField } from './categories-field.tsx';
import { CouponStatusBadge } from './coupon-status-badge.tsx';
import { checkCoupon, readCoupon } from './read-coupon.ts';
import { NEW_COUPON, type TypedCoupon, typeCoupon } from './typed-coupon.ts';

const NOT_FIELDS = /^\/(categoryPaths|giftSkus)\//;
const BACK = { to: '/coupons', label: t.coupons.title };

/** What a coupon gives, when, to whom and how often. */
export function CouponForm({ opened }: { readonly opened?: Coupon }) {
  const navigate = useNavigate();
  const toast = useToast();
  const isReadOnly = !useMay('publisher');
  const { save, remove } = useCouponMutations();
  const [stored, setStored] = useState(opened);
  const [isAsking, setAsking] = useState(false);
  const { values, set, settle, ...form } = useFormState<TypedCoupon>(opened ? typeCoupon(opened) : NEW_COUPON);
  const [found, setFound] = useState<Faults>({});
  const refused = { ...takenAt(save.error), ...faultsAtFields(save.error) };
  const faults: Faults = { ...refused, ...found };
  const elsewhere = faultsElsewhere(refused, (path) => !NOT_FIELDS.test(path));

  const onSave = () => {
    const wrong = checkCoupon(values);
    setFound(wrong);
    save.reset();
    if (Object.keys(wrong).length > 0) return;
    const id = stored?.id;
    const onSuccess = (saved: Coupon) => {
      setStored(saved);
      settle(typeCoupon(saved));
      toast({ tone: 'success', text: t.coupons.saved(saved.code) });
      if (id === undefined) navigate(`/coupons/${saved.id}`, { replace: true });
    };
    save.mutate({ ...(id !== undefined && { id }), terms: readCoupon(values) }, { onSuccess });
  };
  const onRemove = (coupon: Coupon) =>
    remove.mutate(coupon.id, {
      onSuccess: () => {
        settle();
        toast({ tone: 'success', text: t.coupons.removed(coupon.code) });
        navigate(BACK.to);
      },
      onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
      onSettled: () => setAsking(false),
    });
  const text = { values, faults, onChange: set };

  return (
    <FormPage
      {...form}
      title={stored?.code ?? t.coupons.create}
      badge={stored && <CouponStatusBadge status={stored.status} />}
      back={BACK}
      actions={
        stored &&
        !isReadOnly && (
          <Button icon={Trash2} onClick={() => setAsking(true)}>
            {t.common.remove}
          </Button>
        )
      }
      problem={save.isError && [errorSentence(save.error), ...elsewhere].map((words) => <p key={words}>{words}</p>)}
      faults={faults}
      isReadOnly={isReadOnly}
      isBusy={save.isPending}
      saveLabel={stored ? t.common.save : t.coupons.createSubmit}
      onSave={onSave}
    >
      <FormSection title={t.coupons.what}>
        <FormRow>
          <TypedField {...text} name="code" label={t.coupons.fields.code} help={t.coupons.codeHelp} isRequired />
          <TypedField {...text} name="name" label={t.coupons.fields.name} help={t.coupons.nameHelp} isRequired />
        </FormRow>
        <Segmented<CouponKind>
          label={t.coupons.fields.kind}
          segments={COUPON_KINDS.map((value) => ({ value, label: t.coupons.kinds[value] }))}
          value={values.kind}
          disabled={isReadOnly}
          onChange={(kind) => set({ kind })}
        />
        <FormRow>
          {values.kind === 'percent' && (
            <TypedField {...text} name="percent" label={t.coupons.fields.percent} inputMode="numeric" isRequired />
          )}
          {values.kind === 'fixed' && (
            <TypedField {...text} name="amount" label={t.coupons.fields.amount} inputMode="decimal" isRequired />
          )}
          <TypedField
            {...text}
            name="minimum"
            label={t.coupons.fields.minimum}
            help={t.coupons.minimumHelp}
            inputMode="decimal"
          />
        </FormRow>
      </FormSection>
      <FormSection title={t.coupons.when}>
        <FormRow>
          <TypedField {...text} name="startsAt" label={t.coupons.fields.startsAt} type="datetime-local" />
          <TypedField {...text} name="endsAt" label={t.coupons.fields.endsAt} type="datetime-local" />
        </FormRow>
        <FormRow>
          <TypedField
            {...text}
            name="usageLimit"
            label={t.coupons.fields.usageLimit}
            help={stored && t.coupons.usedSoFar(stored.uses)}
            inputMode="numeric"
          />
          <TypedField {...text} name="usagePerCustomer" label={t.coupons.fields.usagePerCustomer} inputMode="numeric" />
        </FormRow>
        <Switch
          label={t.coupons.fields.isActive}
          help={t.coupons.isActiveHelp}
          checked={values.isActive}
          onChange={(isActive) => set({ isActive })}
        />
      </FormSection>
      <FormSection title={t.coupons.forWhat}>
        <CategoriesField value={values.categoryPaths} onChange={(categoryPaths) => set({ categoryPaths })} />
        <ProductsField
          label={t.coupons.fields.giftSkus}
          help={t.coupons.giftsHelp}
          placeholder={t.coupons.addGift}
          value={values.giftSkus}
          onChange={(giftSkus) => set({ giftSkus })}
        />
      </FormSection>
      {isAsking && stored && (
        <ConfirmDialog
          danger
          title={t.coupons.removeTitle(stored.code)}
          confirmLabel={t.common.remove}
          busy={remove.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => onRemove(stored)}
        >
          {t.coupons.removeText}
        </ConfirmDialog>
      )}
    </FormPage>
  );
}

/** A code that another coupon has is a fault of its field. */
const takenAt = (error: unknown): Faults =>
  hasCode(error, 'coupon-code-taken') ? { '/code': [errorSentence(error)] } : {};
