import type { PaymentSettings } from '../../api/commerce/shop-settings.ts';
import { faultsUnder } from '../../forms/faults-under.ts';
import { FormPage, FormRow, FormSection } from '../../forms/form-page.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { t } from '../../i18n/pl.ts';
import styles from './method-card.module.css';
import { PaymentMethodFields } from './payment-method-fields.tsx';
import {
  checkPayment,
  fromFormValues,
  type PaymentFormValues,
  type PaymentMethodFormValues,
  toFormValues,
} from './payment-settings.form-values.ts';
import { SettingsScreen, type SettingsTools } from './settings-screen.tsx';
import { type SettingsKind, useSettingsForm } from './use-settings-form.tsx';

/** How a site is paid: how long it waits, the account of transfers, and every way of payment. */
export function PaymentSettingsScreen() {
  return (
    <SettingsScreen name="payment-settings" path="/payments">
      {(opened, tools) => <PaymentForm opened={opened} {...tools} />}
    </SettingsScreen>
  );
}

const PAYMENT: SettingsKind<'payment-settings', PaymentFormValues> = {
  name: 'payment-settings',
  toFormValues,
  fromFormValues,
  check: checkPayment,
  words: t.paymentSettings,
};

function PaymentForm(props: { readonly opened: PaymentSettings } & SettingsTools) {
  const { opened } = props;
  const { currency } = opened;
  const { values, set, faults, page } = useSettingsForm(PAYMENT, props);
  const text = { values, faults, onChange: set, isRequired: true };
  const changeMethod = (code: string, change: Partial<PaymentMethodFormValues>) =>
    set({ methods: values.methods.map((method) => (method.code === code ? { ...method, ...change } : method)) });
  return (
    <FormPage {...page}>
      <FormSection title={t.paymentSettings.general}>
        <FormRow>
          <TypedField
            {...text}
            name="transferDays"
            label={t.paymentSettings.transferDays}
            help={t.paymentSettings.waitingHelp}
            inputMode="numeric"
          />
          <TypedField {...text} name="onlineHours" label={t.paymentSettings.onlineHours} inputMode="numeric" />
        </FormRow>
      </FormSection>
      <FormSection title={t.paymentSettings.transfer}>
        <FormRow>
          <TypedField {...text} name="recipient" label={t.paymentSettings.recipient} />
          <TypedField {...text} name="bank" label={t.paymentSettings.bank} />
        </FormRow>
        <TypedField {...text} name="account" label={t.paymentSettings.account} help={t.paymentSettings.accountHelp} />
      </FormSection>
      <FormSection title={t.paymentSettings.methods}>
        <div className={styles.list}>
          {values.methods.map((method, index) => (
            <PaymentMethodFields
              key={method.code}
              values={method}
              given={opened.methods.find(({ code }) => code === method.code)}
              currency={currency}
              faults={faultsUnder(faults, `/methods/${index}`)}
              onChange={(change) => changeMethod(method.code, change)}
            />
          ))}
        </div>
      </FormSection>
    </FormPage>
  );
}
