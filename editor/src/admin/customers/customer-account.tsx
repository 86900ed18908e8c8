import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { errorSentence } from '../../api/error-sentence.ts';
import { type Customer, useCustomerMutations } from '../../api/identity/customers.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { formatMoment } from '../../i18n/format.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';
import { customerName } from './customer-name.ts';

/** Whether a customer may sign in, and what is done when they ask to be deleted. */
export function CustomerAccount({ customer }: { readonly customer: Customer }) {
  const { id, isActive, deletionAt } = customer;
  const words = t.customers.account;
  const toast = useToast();
  const { change, keep } = useCustomerMutations(id);
  const [asks, setAsks] = useState(false);
  const onError = (error: Error) => toast({ tone: 'danger', text: errorSentence(error) });
  const allow = (allowed: boolean) =>
    change.mutate(
      { isActive: allowed },
      { onSuccess: () => toast({ tone: 'success', text: allowed ? words.switchedOn : words.switchedOff }), onError },
    );
  const onKeep = () =>
    keep.mutate(undefined, { onSuccess: () => toast({ tone: 'success', text: words.kept }), onError });
  return (
    <Card title={words.title}>
      <Switch
        label={words.canSignIn}
        help={words.canSignInHelp}
        checked={change.isPending ? (change.variables.isActive ?? isActive) : isActive}
        onChange={allow}
      />
      {deletionAt ? (
        <Notice
          tone="warning"
          actions={
            <Button icon={Undo2} busy={keep.isPending} onClick={onKeep}>
              {words.keep}
            </Button>
          }
        >
          {words.due(formatMoment(deletionAt))}
        </Notice>
      ) : (
        <div>
          <Button icon={Trash2} hint={words.deleteHelp} onClick={() => setAsks(true)}>
            {words.delete}
          </Button>
        </div>
      )}
      {asks && <DeletionDialog customer={customer} onClose={() => setAsks(false)} />}
    </Card>
  );
}

function DeletionDialog({ customer, onClose }: { readonly customer: Customer; readonly onClose: () => void }) {
  const words = t.customers.account;
  const toast = useToast();
  const { scheduleDeletion } = useCustomerMutations(customer.id);
  const onSubmit = () =>
    scheduleDeletion.mutate(undefined, {
      onSuccess: () => {
        toast({ tone: 'success', text: words.scheduled(customerName(customer)) });
        onClose();
      },
    });
  return (
    <FormDialog
      title={words.question}
      submitLabel={words.delete}
      isDangerous
      isBusy={scheduleDeletion.isPending}
      error={scheduleDeletion.error}
      isChanged={false}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>
        <strong>{customerName(customer)}</strong>, {customer.email}
      </p>
      <p>{words.consequences}</p>
    </FormDialog>
  );
}
