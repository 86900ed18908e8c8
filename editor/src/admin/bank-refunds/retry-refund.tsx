import { useState } from 'react';
import type { BankRefund } from '../../api/commerce/bank-refunds.ts';
import { usePaymentMutations } from '../../api/commerce/order-payments.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { formatMoney } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';

/** The provider has refused to give money back: it may be asked once more instead of sending a transfer. */
export function RetryRefund({ refund: { id, orderId, amount, currency } }: { readonly refund: BankRefund }) {
  const words = t.bankRefunds.refused;
  const toast = useToast();
  const { refundRetry } = usePaymentMutations(orderId);
  const [isAsking, setAsking] = useState(false);
  const onConfirm = () => {
    setAsking(false);
    refundRetry.mutate(id, {
      onSuccess: ({ isByHand }) =>
        toast(isByHand ? { tone: 'danger', text: words.again } : { tone: 'success', text: words.sent }),
      onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
    });
  };
  return (
    <>
      <Button busy={refundRetry.isPending} onClick={() => setAsking(true)}>
        {words.retry}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.title}
          confirmLabel={words.retry}
          onConfirm={onConfirm}
          onClose={() => setAsking(false)}
        >
          {words.text(formatMoney({ amount, currency }))}
        </ConfirmDialog>
      )}
    </>
  );
}
