import { useState } from 'react';
import type { ReturnMove, ReturnRequest } from '../../api/commerce/returns.ts';
import { t } from '../../i18n/pl.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { RefundReturnDialog } from './refund-return-dialog.tsx';
import { RejectReturnDialog } from './reject-return-dialog.tsx';
import styles from './return-moves.module.css';

const DIALOGS = { received: ReceiveDialog, refunded: RefundReturnDialog, rejected: RejectReturnDialog } as const;

/** What staff may do with a return now: the usual step first. */
export function ReturnMoves({ request }: { readonly request: ReturnRequest }) {
  const [asked, setAsked] = useState<ReturnMove['to']>();
  const { moves } = request;
  const close = () => setAsked(undefined);
  const mayReceive = moves.includes('received');
  const Asked = asked && DIALOGS[asked];
  return (
    <div className={styles.moves}>
      {moves.includes('rejected') && <Button onClick={() => setAsked('rejected')}>{t.returns.reject.action}</Button>}
      {moves.includes('refunded') && (
        <Button appearance={mayReceive ? 'secondary' : 'primary'} onClick={() => setAsked('refunded')}>
          {t.returns.refund.action}
        </Button>
      )}
      {mayReceive && (
        <Button appearance="primary" onClick={() => setAsked('received')}>
          {t.returns.receive.action}
        </Button>
      )}
      {Asked && <Asked request={request} onClose={close} />}
    </div>
  );
}
