import { Send } from 'lucide-react';
import { useOrderMutations } from '../../api/commerce/orders.ts';
import { errorSentence } from '../../api/error-sentence.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';

/** Sends the buyer a mail that asks where the money goes to. */
export function AskForAccount({ orderId }: { readonly orderId: number }) {
  const toast = useToast();
  const { resend } = useOrderMutations(orderId);
  const onAsk = () =>
    resend.mutate(
      { mail: 'refund-account-asked' },
      {
        onSuccess: () => toast({ tone: 'success', text: t.bankRefunds.account.asked }),
        onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
      },
    );
  return (
    <Button icon={Send} busy={resend.isPending} onClick={onAsk}>
      {t.bankRefunds.account.ask}
    </Button>
  );
}
