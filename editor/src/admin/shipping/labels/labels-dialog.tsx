import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import type { OrderSummary } from '../../../api/commerce/orders.ts';
import {
  isReady,
  labelFile,
  labelsQuery,
  type OrderLabels,
  type ShippingLabel,
  waitingLabel,
} from '../../../api/commerce/shipping-labels.ts';
import { errorSentence } from '../../../api/error-sentence.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { t } from '../../../i18n/pl.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Select } from '../../../ui/fields/inputs.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import tableStyles from '../bulk/send-orders-dialog.module.css';
import { useRunDialog } from '../bulk/use-run-dialog.ts';
import { kindOf } from './kind-of.ts';
import { isSize } from './label.form-values.ts';
import { SizeOptions } from './label-fields.tsx';
import styles from './labels.module.css';
import { type LabelToMake, type MakeResult, useMakeLabels } from './use-make-labels.ts';

export interface LabelsDialogProps {
  readonly orders: readonly OrderSummary[];
  readonly onClose: () => void;
}

/** Labels for several orders: each with its size, made one after another, then printed together. */
export function LabelsDialog({ orders: given, onClose }: LabelsDialogProps) {
  const [orders] = useState(given);
  const api = useApi();
  const found = useQuery(
    labelsQuery(
      api,
      orders.map(({ id }) => id),
    ),
  );
  const [sizes, setSizes] = useState<ReadonlyMap<number, string>>(new Map());
  const { results, made, isRunning, make } = useMakeLabels();
  const formId = useId();
  const isAsked = results !== undefined;
  const { close, question, answer } = useRunDialog({
    isChanged: sizes.size > 0,
    isRunning,
    isBegun: isAsked,
    onClose,
  });
  const offers = new Map(found.data?.items.map((offer) => [offer.orderId, offer]));
  const sizeOf = (offer: OrderLabels) => sizes.get(offer.orderId) ?? offer.proposal.size ?? '';
  const wanted = [...offers.values()].flatMap((offer) => toMake(offer, sizeOf(offer)) ?? []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.length > 0) void make(wanted);
  };
  const words = t.labels.bulk;
  const done = [...(results?.values() ?? [])].filter(({ state }) => state === 'made').length;
  // Those of this time, and those that were there before.
  const printable = uniqueById([...[...offers.values()].flatMap(({ labels }) => labels.filter(isReady)), ...made]);
  return (
    <Dialog
      title={words.title(orders.length)}
      size="large"
      {...(!isRunning && { onClose: close })}
      actions={
        results ? (
          <Button ref={answer} appearance="primary" busy={isRunning} onClick={onClose}>
            {t.common.close}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{t.common.cancel}</Button>
            {wanted.length > 0 && (
              <Button type="submit" form={formId} appearance="primary">
                {words.submit(wanted.length)}
              </Button>
            )}
          </>
        )
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className={tableStyles.form}>
        {!results && <p>{t.labels.lead}</p>}
        {found.isError && (
          <Notice tone="danger" actions={<Button onClick={() => found.refetch()}>{t.common.retry}</Button>}>
            {errorSentence(found.error)}
          </Notice>
        )}
        {found.isPending && <Skeleton height={160} />}
        <p role="status" className={tableStyles.progress}>
          {results
            ? isRunning
              ? words.running(done, results.size)
              : words.finished(done, results.size)
            : found.isSuccess && wanted.length === 0 && words.nothing}
        </p>
        {found.isSuccess && (
          <table aria-label={words.table} className={tableStyles.table}>
            <thead>
              <tr>
                <th scope="col">{words.columns.order}</th>
                <th scope="col">{words.columns.parcel}</th>
                <th scope="col">{words.columns.result}</th>
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => {
                const offer = offers.get(order.id);
                return (
                  <tr key={order.id}>
                    <th scope="row">
                      {order.number}
                      <span className={tableStyles.name}>{order.name}</span>
                    </th>
                    <td>
                      {offer && (
                        <ParcelCell
                          order={order}
                          offer={offer}
                          size={sizeOf(offer)}
                          isFixed={isAsked}
                          onSize={(size) => setSizes(new Map(sizes).set(order.id, size))}
                        />
                      )}
                    </td>
                    <ResultCell result={results?.get(order.id)} offer={offer} size={offer ? sizeOf(offer) : ''} />
                  </tr>
                );
              })}
            </tbody>
          </table>
        )}
        {!isRunning && printable.length > 0 && <PrintLinks labels={printable} />}
      </form>
      {question}
    </Dialog>
  );
}

interface ParcelCellProps {
  readonly order: OrderSummary;
  readonly offer: OrderLabels;
  readonly size: string;
  readonly isFixed: boolean;
  readonly onSize: (size: string) => void;
}

function ParcelCell({ order, offer, size, isFixed, onSize }: ParcelCellProps) {
  const { service, proposal, toCollect, carrier, canMake } = offer;
  if (carrier === null || !canMake) return null;
  const existing = waitingLabel(offer);
  if (existing) return <>{kindOf(existing)}</>;
  const { weightGrams, dimensions } = proposal;
  return (
    <>
      {service === 'locker' && (
        <Select
          aria-label={t.labels.sizeOf(order.number)}
          value={size}
          disabled={isFixed}
          onChange={({ target }) => onSize(target.value)}
        >
          <SizeOptions />
        </Select>
      )}
      {service === 'courier' && dimensions && weightGrams !== null && t.labels.box(dimensions, weightGrams)}
      {proposal.unknownPieces > 0 && (
        <span className={tableStyles.name}>{t.labels.unknownPieces(proposal.unknownPieces)}</span>
      )}
      {toCollect > 0 && (
        <span className={tableStyles.name}>
          {t.labels.collects(formatMoney({ amount: toCollect, currency: order.currency }))}
        </span>
      )}
    </>
  );
}

interface ResultCellProps {
  readonly result: MakeResult | undefined;
  readonly offer: OrderLabels | undefined;
  readonly size: string;
}

function ResultCell({ result, offer, size }: ResultCellProps) {
  const text = result?.text ?? (offer && (blockerOf(offer) ?? (toMake(offer, size) ? '' : t.labels.bulk.noSize)));
  return (
    <td className={tableStyles.result} data-state={result?.state === 'made' ? 'sent' : result?.state}>
      {text}
    </td>
  );
}

/** Labels of lockers and of couriers come in files of their own, in the formats that the carrier has for them. */
function PrintLinks({ labels }: { readonly labels: readonly ShippingLabel[] }) {
  const words = t.labels.bulk;
  return (
    <section aria-label={words.print} className={styles.actions}>
      {(['locker', 'courier'] as const).flatMap((service) => {
        const ofService = labels.filter((label) => label.service === service);
        return ofService[0]?.formats.map((format) => (
          <LinkButton
            key={`${service} ${format}`}
            icon={Printer}
            href={labelFile(
              ofService.map(({ id }) => id),
              format,
            )}
            target="_blank"
            rel="noreferrer"
          >
            {service === 'locker' ? words.lockers(ofService.length, format) : words.couriers(ofService.length, format)}
          </LinkButton>
        ));
      })}
    </section>
  );
}

/** Why no label is made for an order, whatever size it has. */
function blockerOf(offer: OrderLabels): string | undefined {
  const { carrier, canMake, service, proposal } = offer;
  const words = t.labels.bulk;
  if (carrier === null) return words.notOffered;
  if (!canMake) return words.closed;
  const existing = waitingLabel(offer);
  if (existing?.status === 'requested') return t.labels.states.requested;
  if (existing) return existing.trackingNumber ?? words.existing;
  const hasBox = proposal.dimensions !== null && proposal.weightGrams !== null;
  return service === 'courier' && !hasBox ? words.noBox : undefined;
}

function toMake(offer: OrderLabels, size: string): LabelToMake | undefined {
  const { orderId, service, proposal } = offer;
  if (blockerOf(offer) !== undefined) return undefined;
  if (service === 'locker') return isSize(size) ? { orderId, body: { service, size } } : undefined;
  const { dimensions, weightGrams } = proposal;
  if (!dimensions || weightGrams === null) return undefined;
  return { orderId, body: { service: 'courier', weightGrams, ...dimensions } };
}

const uniqueById = (labels: readonly ShippingLabel[]) => [
  ...new Map(labels.map((label) => [label.id, label])).values(),
];
