import { useQuery } from '@tanstack/react-query';
import { Printer, Tag } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import type { Order } from '../../../api/commerce/orders.ts';
import {
  labelFile,
  labelsQuery,
  type ShippingLabel,
  useLabelMutations,
  usePendingLabel,
  waitingLabel,
} from '../../../api/commerce/shipping-labels.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { faultsAtFields } from '../../../forms/faults-at-fields.ts';
import { formatMoment, formatMoney } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlays/toasts.tsx';
import { kindOf } from './kind-of.ts';
import { LabelDialog } from './label-dialog.tsx';
import styles from './labels.module.css';

/** Labels of an order, and the next one; nothing where no carrier makes labels for it. */
export function OrderLabels({ order }: { readonly order: Order }) {
  const found = useQuery(labelsQuery(useApi(), [order.id]));
  const [isMaking, setMaking] = useState(false);
  const offer = found.data?.items[0];
  if (found.isError)
    return (
      <Notice tone="warning" actions={<Button onClick={() => found.refetch()}>{t.common.retry}</Button>}>
        {t.labels.failed}
      </Notice>
    );
  if (!offer || (offer.carrier === null && offer.labels.length === 0)) return null;
  const { labels, canMake } = offer;
  const waiting = waitingLabel(offer);
  const isWaiting = waiting !== undefined;
  return (
    <section aria-label={t.labels.list} className={styles.labels}>
      {labels.length > 0 && (
        <ul className={styles.list}>
          {labels.map((label) => (
            <LabelRow key={label.id} order={order} label={label} />
          ))}
        </ul>
      )}
      {canMake && waiting?.status !== 'requested' && (
        <div>
          <Button icon={Tag} appearance={isWaiting ? 'link' : 'secondary'} onClick={() => setMaking(true)}>
            {isWaiting ? t.labels.another : t.labels.make}
          </Button>
        </div>
      )}
      {isMaking && <LabelDialog order={order} offer={offer} onClose={() => setMaking(false)} />}
    </section>
  );
}

function LabelRow({ order, label }: { readonly order: Order; readonly label: ShippingLabel }) {
  const words = t.labels;
  const toast = useToast();
  const { refresh, cancel } = useLabelMutations();
  const [isAsking, setAsking] = useState(false);
  usePendingLabel(label);
  const { id, status, isUsed, point, cod, trackingNumber, problem, formats } = label;
  const isOpen = !isUsed && (status === 'ready' || status === 'pending');
  const name = trackingNumber ?? label.reference;
  const onRefresh = () =>
    refresh.mutate(id, {
      onSuccess: (asked) => {
        if (asked.status === 'requested') toast({ tone: 'danger', text: words.stillUnknown });
        else if (asked.status === 'ready') toast({ tone: 'success', text: words.done(asked.trackingNumber ?? '') });
      },
    });
  const onCancel = () =>
    cancel.mutate(id, {
      onSuccess: (left) => {
        setAsking(false);
        toast({ tone: 'success', text: left.status === 'discarded' ? words.discardedDone : words.canceledDone });
      },
      onError: () => setAsking(false),
    });
  const error = refresh.error ?? cancel.error;
  return (
    <li className={styles.label} data-state={isUsed ? 'used' : status}>
      <div className={styles.top}>
        <h3 className={styles.name}>{words.title(label.carrier)}</h3>
        <time dateTime={label.createdAt} className={styles.muted}>
          {formatMoment(label.createdAt)}
        </time>
      </div>
      <p className={styles.state}>{isUsed ? words.states.used : words.states[status]}</p>
      {problem && <p>{problem}</p>}
      {trackingNumber && <p className={styles.number}>{trackingNumber}</p>}
      <p className={styles.muted}>
        {kindOf(label)}
        {cod > 0 && <>. {words.collects(formatMoney({ amount: cod, currency: order.currency }))}</>}
      </p>
      {isOpen && point && order.point && point !== order.point.code && (
        <Notice tone="warning">{words.otherPoint(point)}</Notice>
      )}
      {error && (
        <Notice tone="danger">{Object.values(faultsAtFields(error)).flat().join(' ') || errorSentence(error)}</Notice>
      )}
      <div className={styles.actions}>
        {status === 'ready' &&
          formats.map((format) => (
            <LinkButton
              key={format}
              icon={Printer}
              href={labelFile([id], format)}
              target="_blank"
              rel="noreferrer"
              aria-label={words.printOf(format, name)}
            >
              {words.print(format)}
            </LinkButton>
          ))}
        {status === 'requested' && (
          <Button busy={refresh.isPending} onClick={onRefresh}>
            {words.ask}
          </Button>
        )}
        {(isOpen || status === 'requested') && (
          <Button appearance="link" onClick={() => setAsking(true)}>
            {words.cancel}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={words.cancelTitle}
          confirmLabel={words.cancel}
          danger
          busy={cancel.isPending}
          onConfirm={onCancel}
          onClose={() => setAsking(false)}
        >
          {words.cancelText}
        </ConfirmDialog>
      )}
    </li>
  );
}
