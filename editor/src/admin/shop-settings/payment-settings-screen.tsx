import { useState } from 'react';
import { errorSentence } from '../../api/error-sentence.ts';
import { type PaymentSettings, useSaveSettings } from '../../api/shop-settings.ts';
import { ConflictNotice } from '../../forms/conflict-notice.tsx';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { faultsUnder } from '../../forms/faults-under.ts';
import { FormPage, FormRow, FormSection } from '../../forms/form-page.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useFormState } from '../../forms/use-form-state.ts';
import { t } from '../../i18n/pl.ts';
import { useToast } from '../../ui/toasts.tsx';
import styles from './method-card.module.css';
import { PaymentMethodFields } from './payment-method-fields.tsx';
import {
  checkPayment,
  fromFormValues,
  type PaymentMethodFormValues,
  toFormValues,
} from './payment-settings.form-values.ts';
import { settingsFaults } from './settings-faults.ts';
import { SettingsScreen, type SettingsTools } from './settings-screen.tsx';

/** How a site is paid: how long it waits, the account of transfers, and every way of payment. */
export function PaymentSettingsScreen() {
  return (
    <SettingsScreen name="payment-settings" path="/payments">
      {(opened, tools) => <PaymentForm opened={opened} {...tools} />}
    </SettingsScreen>
  );
}

function PaymentForm({ opened, siteChoice, onReload }: { readonly opened: PaymentSettings } & SettingsTools) {
  const { site, currency } = opened;
  const toast = useToast();
  const save = useSaveSettings('payment-settings');
  const [revision, setRevision] = useState(opened.revision);
  const { values, set, settle, ...form } = useFormState(toFormValues(opened));
  const [found, setFound] = useState<Faults>({});
  const faults = { ...settingsFaults(save.error), ...found };
  const text = { values, faults, onChange: set, isRequired: true };
  const changeMethod = (code: string, change: Partial<PaymentMethodFormValues>) =>
    set({ methods: values.methods.map((method) => (method.code === code ? { ...method, ...change } : method)) });
  const onSave = () => {
    const wrong = checkPayment(values);
    setFound(wrong);
    save.reset();
    if (Object.keys(wrong).length > 0) return;
    const onSuccess = (saved: PaymentSettings) => {
      setRevision(saved.revision);
      settle(toFormValues(saved));
      toast({ tone: 'success', text: t.paymentSettings.saved });
    };
    save.mutate({ site, revision, settings: fromFormValues(values) }, { onSuccess });
  };
  return (
    <FormPage
      {...form}
      title={t.paymentSettings.title}
      actions={siteChoice}
      problem={
        save.isError && (
          <ConflictNotice error={save.error} conflict="payment-settings-conflict" onReload={onReload}>
            {errorSentence(save.error)}
          </ConflictNotice>
        )
      }
      faults={faults}
      isReadOnly={false}
      isBusy={save.isPending}
      onSave={onSave}
    >
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
