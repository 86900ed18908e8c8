import { Check, X } from 'lucide-react';
import { errorSentence } from '../../api/error-sentence.ts';
import { type Customer, useCustomerMutations } from '../../api/identity/customers.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import styles from './customer-screen.module.css';

/** Where a customer stands with the program, and what can be decided. */
export function FriendsAndFamily({ customer }: { readonly customer: Customer }) {
  const { id, friendsAndFamilyStatus: status } = customer;
  const toast = useToast();
  const { change } = useCustomerMutations(id);
  const words = t.customers.friends;
  const decide = (next: 'member' | 'refused') =>
    change.mutate(
      { friendsAndFamilyStatus: next },
      {
        onSuccess: () => toast({ tone: 'success', text: next === 'member' ? words.approved : words.rejected }),
        onError: (error) => toast({ tone: 'danger', text: errorSentence(error) }),
      },
    );
  const isBusy = (next: 'member' | 'refused') => change.isPending && change.variables.friendsAndFamilyStatus === next;
  return (
    <Card title={words.title}>
      <p>{words[status]}</p>
      {(status === 'waiting' || status === 'refused') && (
        <p className={styles.decisions}>
          <Button appearance="primary" icon={Check} busy={isBusy('member')} onClick={() => decide('member')}>
            {words.approve}
          </Button>
          {status === 'waiting' && (
            <Button icon={X} busy={isBusy('refused')} onClick={() => decide('refused')}>
              {words.refuse}
            </Button>
          )}
        </p>
      )}
      {status === 'member' && (
        <p className={styles.decisions}>
          <Button icon={X} busy={isBusy('refused')} onClick={() => decide('refused')}>
            {words.exclude}
          </Button>
        </p>
      )}
    </Card>
  );
}
