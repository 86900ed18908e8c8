import { Download } from 'lucide-react';
import { useState } from 'react';
import { accountingFile } from '../../../api/commerce/orders.ts';
import styles from '../../../forms/form-dialog.module.css';
import { FormRow } from '../../../forms/form-page.tsx';
import { type DayPeriod, monthBefore } from '../../../forms/shop-day.ts';
import { t } from '../../../i18n/pl.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { Field } from '../../../ui/fields/field.tsx';
import { TextInput } from '../../../ui/fields/inputs.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

/** Sales and corrections of some days as a file for the accountant: those of last month, unless others are chosen. */
export function AccountingDialog({ onClose }: { readonly onClose: () => void }) {
  const words = t.orders.accounting;
  const [period, setPeriod] = useState<DayPeriod>(() => monthBefore(new Date().toISOString()));
  const { from, to } = period;
  const fault = from === '' || to === '' ? words.missing : to < from ? words.order : undefined;
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t.common.close}</Button>
          {fault ? (
            <Button icon={Download} disabled>
              {words.download}
            </Button>
          ) : (
            <LinkButton icon={Download} href={accountingFile(period)} download={`sprzedaz-${from}-${to}.csv`}>
              {words.download}
            </LinkButton>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <p>{words.lead}</p>
        <FormRow>
          <Field label={words.from}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={from}
                onChange={(event) => setPeriod({ from: event.target.value, to })}
              />
            )}
          </Field>
          <Field label={words.to} errors={fault ? [fault] : []}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={to}
                onChange={(event) => setPeriod({ from, to: event.target.value })}
              />
            )}
          </Field>
        </FormRow>
      </div>
    </Dialog>
  );
}
