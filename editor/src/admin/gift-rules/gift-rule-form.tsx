import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorSentence } from '../../api/error-sentence.ts';
import { GIFT_KINDS, type GiftKind, type GiftRule, useGiftRuleMutations } from '../../api/gift-rules.ts';
import { useMay } from '../../api/session.ts';
import { type Faults, faultsAtFields } from '../../forms/faults-at-fields.ts';
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
import { GiftRuleStatusBadge } from './gift-rule-status-badge.tsx';
import { checkGiftRule, readGiftRule } from './read-gift-rule.ts';
import { NEW_GIFT_RULE, type TypedGiftRule, typeGiftRule } from './typed-gift-rule.ts';

const BACK = { to: '/gift-rules', label: t.giftRules.title };

/** What a rule gives, from what value of goods, and when. */
export function GiftRuleForm({ opened }: { readonly opened?: GiftRule }) {
  const navigate = useNavigate();
  const toast = useToast();
  const isReadOnly = !useMay('publisher');
  const { save, remove } = useGiftRuleMutations();
  const [stored, setStored] = useState(opened);
  const [isAsking, setAsking] = useState(false);
  const { values, set, settle, ...form } = useFormState<TypedGiftRule>(opened ? typeGiftRule(opened) : NEW_GIFT_RULE);
  const [found, setFound] = useState<Faults>({});
  const faults: Faults = { ...faultsAtFields(save.error), ...found };

  const onSave = () => {
    const wrong = checkGiftRule(values);
    setFound(wrong);
    save.reset();
    if (Object.keys(wrong).length > 0) return;
    const id = stored?.id;
    const onSuccess = (saved: GiftRule) => {
      setStored(saved);
      settle(typeGiftRule(saved));
      toast({ tone: 'success', text: t.giftRules.saved(saved.name) });
      if (id === undefined) navigate(`/gift-rules/${saved.id}`, { replace: true });
    };
    save.mutate({ ...(id !== undefined && { id }), terms: readGiftRule(values) }, { onSuccess });
  };
  const onRemove = (rule: GiftRule) =>
    remove.mutate(rule.id, {
      onSuccess: () => {
        settle();
        toast({ tone: 'success', text: t.giftRules.removed(rule.name) });
        navigate(BACK.to);
      },
      onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
      onSettled: () => setAsking(false),
    });
  const text = { values, faults, onChange: set };

  return (
    <FormPage
      {...form}
      title={stored?.name ?? t.giftRules.create}
      badge={stored && <GiftRuleStatusBadge rule={stored} />}
      back={BACK}
      actions={
        stored &&
        !isReadOnly && (
          <Button icon={Trash2} onClick={() => setAsking(true)}>
            {t.common.remove}
          </Button>
        )
      }
      problem={save.isError && errorSentence(save.error)}
      faults={faults}
      isReadOnly={isReadOnly}
      isBusy={save.isPending}
      saveLabel={stored ? t.common.save : t.giftRules.createSubmit}
      onSave={onSave}
    >
      <FormSection title={t.giftRules.what}>
        <TypedField {...text} name="name" label={t.giftRules.fields.name} help={t.giftRules.nameHelp} isRequired />
        <Segmented<GiftKind>
          label={t.giftRules.fields.kind}
          segments={GIFT_KINDS.map((value) => ({ value, label: t.giftRules.kinds[value] }))}
          value={values.kind}
          disabled={isReadOnly}
          onChange={(kind) => set({ kind })}
        />
        <ProductsField
          label={t.giftRules.fields.skus}
          help={t.giftRules.skusHelp[values.kind]}
          placeholder={t.giftRules.addProduct}
          errors={faultsOfProducts(faults)}
          isRequired
          value={values.skus}
          onChange={(skus) => set({ skus })}
        />
        <FormRow>
          <TypedField
            {...text}
            name="threshold"
            label={t.giftRules.fields.threshold}
            help={t.giftRules.thresholdHelp}
            inputMode="decimal"
          />
          <TypedField {...text} name="choices" label={t.giftRules.fields.choices} inputMode="numeric" isRequired />
        </FormRow>
      </FormSection>
      <FormSection title={t.giftRules.when}>
        <FormRow>
          <TypedField {...text} name="startsAt" label={t.giftRules.fields.startsAt} type="datetime-local" />
          <TypedField {...text} name="endsAt" label={t.giftRules.fields.endsAt} type="datetime-local" />
        </FormRow>
        <Switch
          label={t.giftRules.fields.isActive}
          help={t.giftRules.isActiveHelp}
          checked={values.isActive}
          onChange={(isActive) => set({ isActive })}
        />
      </FormSection>
      {isAsking && stored && (
        <ConfirmDialog
          danger
          title={t.giftRules.removeTitle(stored.name)}
          confirmLabel={t.common.remove}
          busy={remove.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() => onRemove(stored)}
        >
          {t.giftRules.removeText}
        </ConfirmDialog>
      )}
    </FormPage>
  );
}

/** Faults of the list as a whole, then those of single products; a name stands in each sentence. */
const faultsOfProducts = (faults: Faults): readonly string[] =>
  Object.entries(faults).flatMap(([path, sentences]) => (/^\/skus(\/|$)/.test(path) ? sentences : []));
