import { useState } from 'react';
import { type ReturnRequest, useMoveReturn } from '../../api/commerce/returns.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { t } from '../../i18n/pl.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { useToast } from '../../ui/overlays/toasts.tsx';

export interface ReturnDialogProps {
  readonly request: ReturnRequest;
  readonly onClose: () => void;
}

/** The parcel has come back: its pieces are counted, and may be sold again. */
export function ReceiveDialog({ request, onClose }: ReturnDialogProps) {
  const toast = useToast();
  const move = useMoveReturn(request.id);
  const [restock, setRestock] = useState(false);
  const onSuccess = () => {
    toast({ tone: 'success', text: t.returns.receive.done });
    onClose();
  };
  return (
    <FormDialog
      title={t.returns.receive.title}
      submitLabel={t.returns.receive.action}
      isBusy={move.isPending}
      error={move.error}
      isChanged={false}
      onSubmit={() => move.mutate({ to: 'received', version: request.version, restock }, { onSuccess })}
      onClose={onClose}
    >
      <p>{t.returns.receive.text}</p>
      <Switch label={t.returns.restock} help={t.returns.restockHelp} checked={restock} onChange={setRestock} />
    </FormDialog>
  );
}
