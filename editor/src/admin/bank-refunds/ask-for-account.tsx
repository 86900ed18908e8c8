import { Send } from 'lucide-react';
import { errorSentence } from '../../api/error-sentence.ts';
import { useOrderMutations } from '../../api/orders.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/toasts.tsx';

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
