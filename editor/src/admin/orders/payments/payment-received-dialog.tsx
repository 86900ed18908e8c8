import { usePaymentMutations } from '../../../api/commerce/order-payments.ts';
import type { Order } from '../../../api/commerce/orders.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { useToast } from '../../../ui/overlays/toasts.tsx';

/** Asks before money that only a person sees arriving is written down as received. */
export function PaymentReceivedDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const { id, number, total, currency, paymentMethod } = order;
  const toast = useToast();
  const { receive } = usePaymentMutations(id);
  const { transferTitle, codTitle, text, action, done } = t.payments.received;
  const onSubmit = () =>
    receive.mutate(undefined, {
      onSuccess: () => {
        toast({ tone: 'success', text: done });
        onClose();
      },
    });
  return (
    <FormDialog
      title={paymentMethod === 'cashondelivery' ? codTitle : transferTitle}
      submitLabel={action}
      isBusy={receive.isPending}
      error={receive.error}
      isChanged={false}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{text(formatMoney({ amount: total, currency }), number)}</p>
    </FormDialog>
  );
}
