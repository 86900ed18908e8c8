import { useState } from 'react';
import { errorSentence } from '../../api/error-sentence.ts';
import { type DeliverySettings, useSaveSettings } from '../../api/shop-settings.ts';
import { ConflictNotice } from '../../forms/conflict-notice.tsx';
import type { Faults } from '../../forms/faults-at-fields.ts';
import { faultsUnder } from '../../forms/faults-under.ts';
import { FormPage, FormRow, FormSection } from '../../forms/form-page.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { useFormState } from '../../forms/use-form-state.ts';
import { formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { useToast } from '../../ui/toasts.tsx';
import { DeliveryMethodFields } from './delivery-method-fields.tsx';
import {
  checkDelivery,
  type DeliveryMethodFormValues,
  fromFormValues,
  toFormValues,
} from './delivery-settings.form-values.ts';
import styles from './method-card.module.css';
import { settingsFaults } from './settings-faults.ts';
import { SettingsScreen, type SettingsTools } from './settings-screen.tsx';

/** How a site delivers: until when parcels leave the same day, and every way of delivery. */
export function DeliverySettingsScreen() {
  return (
    <SettingsScreen name="delivery-settings" path="/delivery">
      {(opened, tools) => <DeliveryForm opened={opened} {...tools} />}
    </SettingsScreen>
  );
}

function DeliveryForm({ opened, siteChoice, onReload }: { readonly opened: DeliverySettings } & SettingsTools) {
  const { site, currency, freeDeliveryFrom } = opened;
  const toast = useToast();
  const save = useSaveSettings('delivery-settings');
  const [revision, setRevision] = useState(opened.revision);
  const { values, set, settle, ...form } = useFormState(toFormValues(opened));
  const [found, setFound] = useState<Faults>({});
  const faults = { ...settingsFaults(save.error), ...found };
  const text = { values, faults, onChange: set };
  const changeMethod = (code: string, change: Partial<DeliveryMethodFormValues>) =>
    set({ methods: values.methods.map((method) => (method.methodCode === code ? { ...method, ...change } : method)) });
  const onSave = () => {
    const wrong = checkDelivery(values);
    setFound(wrong);
    save.reset();
    if (Object.keys(wrong).length > 0) return;
    const onSuccess = (saved: DeliverySettings) => {
      setRevision(saved.revision);
      settle(toFormValues(saved));
      toast({ tone: 'success', text: t.deliverySettings.saved });
    };
    save.mutate({ site, revision, settings: fromFormValues(values) }, { onSuccess });
  };
  return (
    <FormPage
      {...form}
      title={t.deliverySettings.title}
      actions={siteChoice}
      problem={
        save.isError && (
          <ConflictNotice error={save.error} conflict="delivery-settings-conflict" onReload={onReload}>
            {errorSentence(save.error)}
          </ConflictNotice>
        )
      }
      faults={faults}
      isReadOnly={false}
      isBusy={save.isPending}
      onSave={onSave}
    >
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
