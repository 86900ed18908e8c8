import type { PaymentSettings } from '../../api/commerce/shop-settings.ts';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { FormRow } from '../../forms/form-page.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { t } from '../../i18n/pl.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { MethodCard } from './method-card.tsx';
import type { PaymentMethodFormValues } from './payment-settings.form-values.ts';

export interface PaymentMethodFieldsProps {
  readonly values: PaymentMethodFormValues;
  /** What the server knows of it: its provider, and how that one is. */
  readonly given: PaymentSettings['methods'][number] | undefined;
  readonly currency: string;
  readonly faults: Faults;
  readonly onChange: (change: Partial<PaymentMethodFormValues>) => void;
}

/** One way of payment: whether it is offered, under which name, for which amounts. */
export function PaymentMethodFields({ values, given, currency, faults, onChange }: PaymentMethodFieldsProps) {
  const { fields } = t.paymentSettings;
  const text = { values, faults, onChange };
  const limit = { ...text, help: t.paymentSettings.limitHelp, inputMode: 'decimal' } as const;
  const isMissing = given?.isConfigured === false;
  return (
    <MethodCard
      title={values.title}
      detail={[values.code, given?.provider, given?.isDeferred && t.paymentSettings.deferred]
        .filter(Boolean)
        .join(' · ')}
      badges={
        <>
          {isMissing && <Badge tone="warning">{t.paymentSettings.notConfigured}</Badge>}
          {given?.isResting && <Badge tone="danger">{t.paymentSettings.resting}</Badge>}
          <Badge tone={values.isActive ? 'success' : 'neutral'}>
            {values.isActive ? t.deliverySettings.on : t.deliverySettings.off}
          </Badge>
        </>
      }
      switchLabel={fields.isActive}
      isActive={values.isActive}
      onSwitch={(isActive) => onChange({ isActive })}
      isFaulty={Object.keys(faults).length > 0}
    >
      {isMissing && <Notice tone="warning">{t.paymentSettings.notConfiguredHelp}</Notice>}
      {given?.isResting && <Notice tone="warning">{t.paymentSettings.restingHelp}</Notice>}
      <FormRow>
        <TypedField {...text} name="title" label={fields.title} isRequired />
        <TypedField
          {...text}
          name="priority"
          label={fields.priority}
          help={t.paymentSettings.priorityHelp}
          inputMode="numeric"
          isRequired
        />
      </FormRow>
      <FormRow>
        <TypedField {...limit} name="least" label={`${fields.least} (${currency})`} />
        <TypedField {...limit} name="most" label={`${fields.most} (${currency})`} />
      </FormRow>
    </MethodCard>
  );
}
