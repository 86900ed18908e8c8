import type { DeliverySettings } from '../../api/commerce/shop-settings.ts';
import { ChoicesField } from '../../forms/choices-field.tsx';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { FormRow } from '../../forms/form-page.tsx';
import { parseMoney } from '../../forms/money-text.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import type { DeliveryMethodFormValues } from './delivery-settings.form-values.ts';
import { MethodCard } from './method-card.tsx';

export interface DeliveryMethodFieldsProps {
  readonly values: DeliveryMethodFormValues;
  /** What its carrier gives, and nobody changes. */
  readonly given: DeliverySettings['methods'][number] | undefined;
  readonly currency: string;
  readonly faults: Faults;
  readonly onChange: (change: Partial<DeliveryMethodFormValues>) => void;
}

/** One way of delivery: whether it is offered, for how much, to whom. */
export function DeliveryMethodFields({ values, given, currency, faults, onChange }: DeliveryMethodFieldsProps) {
  const { fields } = t.deliverySettings;
  const text = { values, faults, onChange };
  const price = parseMoney(values.price);
  const inMoney = (label: string) => `${label} (${currency})`;
  return (
    <MethodCard
      title={[values.carrierTitle, values.methodTitle].filter(Boolean).join(', ')}
      detail={[values.methodCode, given?.needsPoint && t.deliverySettings.points[given.needsPoint]]
        .filter(Boolean)
        .join(' · ')}
      badges={
        <>
          {given?.cashOnDelivery && <Badge>{t.deliverySettings.cashOnDelivery}</Badge>}
          {given?.onlyWhenFree && <Badge>{t.deliverySettings.onlyWhenFree}</Badge>}
          <Badge tone={values.isActive ? 'success' : 'neutral'}>
            {values.isActive ? t.deliverySettings.on : t.deliverySettings.off}
          </Badge>
        </>
      }
      {...(price !== undefined && { aside: formatMoney({ amount: price, currency }) })}
      switchLabel={fields.isActive}
      isActive={values.isActive}
      onSwitch={(isActive) => onChange({ isActive })}
      isFaulty={Object.keys(faults).length > 0}
    >
      <FormRow>
        <TypedField {...text} name="carrierTitle" label={fields.carrierTitle} isRequired />
        <TypedField {...text} name="methodTitle" label={fields.methodTitle} isRequired />
      </FormRow>
      <TypedField {...text} name="displayInfo" label={fields.displayInfo} />
      <FormRow>
        <TypedField {...text} name="price" label={inMoney(fields.price)} inputMode="decimal" isRequired />
        <TypedField {...text} name="taxRate" label={fields.taxRate} inputMode="numeric" isRequired />
        <TypedField
          {...text}
          name="priority"
          label={fields.priority}
          help={t.deliverySettings.priorityHelp}
          inputMode="numeric"
          isRequired
        />
      </FormRow>
      <Switch
        label={fields.isFreeFromThreshold}
        help={fields.isFreeFromThresholdHelp}
        checked={values.isFreeFromThreshold}
        onChange={(isFreeFromThreshold) => onChange({ isFreeFromThreshold })}
      />
      <FormRow>
        <TypedField {...text} name="maxWeightGrams" label={fields.maxWeightGrams} inputMode="numeric" isRequired />
        <TypedField
          {...text}
          name="maxValue"
          label={inMoney(fields.maxValue)}
          help={t.deliverySettings.maxValueHelp}
          inputMode="decimal"
        />
      </FormRow>
      <FormRow>
        <TypedField
          {...text}
          name="length"
          label={fields.length}
          help={t.deliverySettings.maxParcelHelp}
          inputMode="numeric"
        />
        <TypedField {...text} name="width" label={fields.width} inputMode="numeric" />
        <TypedField {...text} name="height" label={fields.height} inputMode="numeric" />
      </FormRow>
      <FormRow>
        <TypedField {...text} name="transitFrom" label={fields.transitFrom} inputMode="numeric" isRequired />
        <TypedField {...text} name="transitTo" label={fields.transitTo} inputMode="numeric" isRequired />
      </FormRow>
      <TypedField
        {...text}
        name="countries"
        label={fields.countries}
        help={t.deliverySettings.countriesHelp}
        isRequired
      />
      <Disclosure title={fields.disabledPaymentMethods}>
        <ChoicesField
          label={fields.disabledPaymentMethods}
          choices={Object.entries(t.payments.methods)}
          value={values.disabledPaymentMethods}
          onChange={(disabledPaymentMethods) => onChange({ disabledPaymentMethods })}
        />
      </Disclosure>
    </MethodCard>
  );
}
