import { LONGEST_BANK_ACCOUNT_TEXT, parseBankAccount } from '@witryna/module-schemas/validation';
import { useState } from 'react';
import { type RefundAccountInput, useSaveRefundAccount } from '../../api/commerce/bank-refunds.ts';
import { type Faults, faultsAtFields } from '../../forms/faults-at-fields.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { t } from '../../i18n/pl.ts';
import { parseEnum } from '../../lists/parse-enum.ts';
import { Field } from '../../ui/fields/field.tsx';
import { Select } from '../../ui/fields/inputs.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';

const SOURCES = ['phone', 'letter', 'in-person'] as const satisfies readonly RefundAccountInput['source'][];
const NOTHING = { number: '', holder: '' };

/** A buyer has told their account on the phone or in a letter: it is checked as if they had typed it themselves. */
export function AccountDialog({ orderId, onClose }: { readonly orderId: number; readonly onClose: () => void }) {
  const words = t.bankRefunds.givenAccount;
  const toast = useToast();
  const save = useSaveRefundAccount(orderId);
  const [values, setValues] = useState(NOTHING);
  const [source, setSource] = useState<RefundAccountInput['source']>('phone');
  const [found, setFound] = useState<Faults>({});
  const faults = { ...faultsAtFields(save.error), ...found };
  const onSubmit = () => {
    const isWrong = values.number.length > LONGEST_BANK_ACCOUNT_TEXT || !parseBankAccount(values.number);
    setFound(isWrong ? { '/number': [words.wrong] } : {});
    save.reset();
    if (isWrong) return;
    const holder = values.holder.trim();
    save.mutate(
      { number: values.number.trim(), source, ...(holder && { holder }) },
      {
        onSuccess: () => {
          toast({ tone: 'success', text: words.done });
          onClose();
        },
      },
    );
  };
  const field = {
    values,
    faults,
    onChange: (change: Partial<typeof NOTHING>) => setValues({ ...values, ...change }),
  };
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.submit}
      isBusy={save.isPending}
      error={save.error}
      isChanged={values.number !== '' || values.holder !== ''}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{words.lead}</p>
      <TypedField {...field} name="number" label={t.bankRefunds.account.number} help={words.format} isRequired />
      <TypedField {...field} name="holder" label={words.holder} help={words.holderHelp} />
      <Field label={words.source}>
        {(control) => (
          <Select
            {...control}
            value={source}
            onChange={(event) => setSource(parseEnum(SOURCES, event.target.value) ?? 'phone')}
          >
            {SOURCES.map((known) => (
              <option key={known} value={known}>
                {words.sources[known]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FormDialog>
  );
}
