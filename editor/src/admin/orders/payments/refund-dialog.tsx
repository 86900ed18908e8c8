import { useState } from 'react';
import { usePaymentMutations } from '../../../api/commerce/order-payments.ts';
import type { Order } from '../../../api/commerce/orders.ts';
import { newId } from '../../../api/new-id.ts';
import type { Faults } from '../../../forms/faults-at-fields.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { moneyText } from '../../../forms/money-text.ts';
import { TypedField } from '../../../forms/typed-field.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { useToast } from '../../../ui/overlays/toasts.tsx';
import { checkRefund, fromFormValues } from './refund.form-values.ts';

export interface RefundDialogProps {
  readonly order: Order;
  /** What came and has not gone back yet, in minor units. */
  readonly left: number;
  readonly onClose: () => void;
}

/** Gives money back, all or a part. One opening of the dialog gives back once, however often it is sent. */
export function RefundDialog({ order, left, onClose }: RefundDialogProps) {
  const toast = useToast();
  const { refund } = usePaymentMutations(order.id);
  const [key] = useState(() => newId());
  const [typed, setTyped] = useState({ amount: moneyText(left), reason: '' });
  const [faults, setFaults] = useState<Faults>({});
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  const given = fromFormValues(typed);
  const onSubmit = () => {
    const wrong = checkRefund(typed, left);
    setFaults(wrong);
    if (given.amount === undefined || Object.keys(wrong).length > 0) return;
    refund.mutate(
      { ...given, amount: given.amount, key },
      {
        onSuccess: ({ items }) => {
          const sum = money(items.reduce((all, { amount }) => all + amount, 0));
          const isByHand = items.some((item) => item.isByHand && item.state === 'requested');
          toast({
            tone: 'success',
            text: isByHand ? t.payments.refund.doneByHand(sum) : t.payments.refund.done(sum),
          });
          onClose();
        },
      },
    );
  };
  const field = {
    values: typed,
    faults,
    onChange: (change: Partial<typeof typed>) => setTyped({ ...typed, ...change }),
  };
  return (
    <FormDialog
      title={t.payments.refund.title}
      submitLabel={given.amount ? t.payments.refund.submit(money(given.amount)) : t.payments.refund.submitEmpty}
      isDangerous
      isBusy={refund.isPending}
      error={refund.error}
      isChanged={typed.reason !== '' || typed.amount !== moneyText(left)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{t.payments.refund.left(money(left))}</p>
      <TypedField
        {...field}
        name="amount"
        label={order.currency === 'PLN' ? t.payments.refund.amount : t.payments.refund.amountIn(order.currency)}
        help={t.payments.refund.amountHelp}
        inputMode="decimal"
        isRequired
      />
      <TypedField
        {...field}
        name="reason"
        label={t.payments.refund.reason}
        help={t.payments.refund.reasonHelp}
        isRequired
      />
    </FormDialog>
  );
}
