import { useState } from 'react';
import type { BankRefund } from '../../api/commerce/bank-refunds.ts';
import { usePaymentMutations } from '../../api/commerce/order-payments.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { dayOfInstant } from '../../forms/shop-day.ts';
import { formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Field } from '../../ui/fields/field.tsx';
import { TextInput } from '../../ui/fields/inputs.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';

export interface SentDialogProps {
  readonly refund: BankRefund;
  readonly onClose: () => void;
}

/** Somebody has sent a transfer, and says on which day. */
export function SentDialog({ refund, onClose }: SentDialogProps) {
  const { id, orderId, amount, currency, recipient, account } = refund;
  const words = t.bankRefunds.sent;
  const today = dayOfInstant(new Date().toISOString());
  const toast = useToast();
  const { refundDone } = usePaymentMutations(orderId);
  const [sentOn, setSentOn] = useState(today);
  const fault = sentOn === '' ? words.missing : sentOn > today ? words.future : undefined;
  const onSubmit = () => {
    if (fault) return;
    const onSuccess = () => {
      toast({ tone: 'success', text: words.done });
      onClose();
    };
    refundDone.mutate({ id, sentOn }, { onSuccess });
  };
  return (
    <FormDialog
      title={words.dialog}
      submitLabel={words.action}
      isBusy={refundDone.isPending}
      error={refundDone.error}
      isChanged={sentOn !== today}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{words.text(formatMoney({ amount, currency }), recipient)}</p>
      {!account && <Notice tone="warning">{words.noAccount}</Notice>}
      <Field label={words.day} errors={fault ? [fault] : []}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            max={today}
            value={sentOn}
            onChange={(event) => setSentOn(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
