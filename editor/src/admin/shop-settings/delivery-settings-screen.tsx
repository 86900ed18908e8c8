import type { DeliverySettings } from '../../api/commerce/shop-settings.ts';
import { faultsUnder } from '../../forms/faults-under.ts';
import { FormPage, FormRow, FormSection } from '../../forms/form-page.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { DeliveryMethodFields } from './delivery-method-fields.tsx';
import {
  checkDelivery,
  type DeliveryFormValues,
  type DeliveryMethodFormValues,
  fromFormValues,
  toFormValues,
} from './delivery-settings.form-values.ts';
import styles from './method-card.module.css';
import { SettingsScreen, type SettingsTools } from './settings-screen.tsx';
import { type SettingsKind, useSettingsForm } from './use-settings-form.tsx';

/** How a site delivers: until when parcels leave the same day, and every way of delivery. */
export function DeliverySettingsScreen() {
  return (
    <SettingsScreen name="delivery-settings" path="/delivery">
      {(opened, tools) => <DeliveryForm opened={opened} {...tools} />}
    </SettingsScreen>
  );
}

const DELIVERY: SettingsKind<'delivery-settings', DeliveryFormValues> = {
  name: 'delivery-settings',
  toFormValues,
  fromFormValues,
  check: checkDelivery,
  words: t.deliverySettings,
};

function DeliveryForm(props: { readonly opened: DeliverySettings } & SettingsTools) {
  const { opened } = props;
  const { currency, freeDeliveryFrom } = opened;
  const { values, set, faults, page } = useSettingsForm(DELIVERY, props);
  const text = { values, faults, onChange: set };
  const changeMethod = (code: string, change: Partial<DeliveryMethodFormValues>) =>
    set({ methods: values.methods.map((method) => (method.methodCode === code ? { ...method, ...change } : method)) });
  return (
    <FormPage {...page}>
      <FormSection title={t.deliverySettings.general}>
        <FormRow>
          <TypedField
            {...text}
            name="cutOffHour"
            label={t.deliverySettings.cutOffHour}
            help={t.deliverySettings.cutOffHelp}
            inputMode="numeric"
            isRequired
          />
          <TypedField
            {...text}
            name="handlingDays"
            label={t.deliverySettings.handlingDays}
            inputMode="numeric"
            isRequired
          />
        </FormRow>
        <p>{t.deliverySettings.freeFrom(formatMoney({ amount: freeDeliveryFrom, currency }))}</p>
      </FormSection>
      <FormSection title={t.deliverySettings.methods}>
        <div className={styles.list}>
          {values.methods.map((method, index) => (
            <DeliveryMethodFields
              key={method.methodCode}
              values={method}
              given={opened.methods.find(({ methodCode }) => methodCode === method.methodCode)}
              currency={currency}
              faults={faultsUnder(faults, `/methods/${index}`)}
              onChange={(change) => changeMethod(method.methodCode, change)}
            />
          ))}
        </div>
      </FormSection>
    </FormPage>
  );
}
