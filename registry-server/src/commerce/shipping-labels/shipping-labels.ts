import { setTimeout } from 'node:timers/promises';
import type { Db } from '../../database/dialects.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import { FieldInvalid } from '../../http/field-invalid.ts';
import { ServiceFailed } from '../../integrations/service-failed.ts';
import { lockOrder, OrderMissing, type Orders, type OrderView, openPieces, ShipmentRefused } from '../orders/index.ts';
import { ON_DELIVERY } from '../payment-method-codes.ts';
import { problemSentence } from './label-problems.ts';
import type { CarrierLabel, LabelFormat, LabelledParcel, LabelProvider, LabelService } from './label-provider.ts';
import { labelReceiver } from './label-receiver.ts';
import {
  CarrierRefused,
  LabelExists,
  LabelMissing,
  LabelNotOffered,
  LabelNotReady,
  LabelUnderWay,
  LabelUsed,
} from './shipping-labels.errors.ts';
import type { ShippingLabelsStore, StoredLabel } from './shipping-labels.store.ts';

export interface ShippingLabelsDeps {
  readonly db: Db;
  readonly store: ShippingLabelsStore;
  readonly providers: readonly LabelProvider[];
  readonly orders: Pick<Orders, 'find'>;
  readonly now: () => Date;
  /** How long whoever asked a carrier may still wait for its answer: nobody asks again before. */
  readonly attemptMs: number;
  /** How long a request waits for the number of a label that was just made. */
  readonly numberWaitMs: number;
}

/** What staff ask for; the point of a locker is the order's. */
export type WantedParcel =
  | Omit<Extract<LabelledParcel, { service: 'locker' }>, 'point'>
  | Extract<LabelledParcel, { service: 'courier' }>;

export interface LabelDemand {
  readonly orderId: number;
  readonly staffId: number;
  readonly parcel: WantedParcel;
  /** For one more parcel, beside one whose label has not left yet. */
  readonly isAnother: boolean;
}

const FIRST_LOOK_MS = 300;
/** The status in which a parcel may leave. */
const SHIPPABLE = 'processing';
/** Labels that there are, or may be. */
export const LIVING: readonly StoredLabel['status'][] = ['requested', 'pending', 'ready'];

/** Labels for parcels, from carriers that make them. */
export function createShippingLabels(deps: ShippingLabelsDeps) {
  const { db, store, providers, orders, now, attemptMs, numberWaitMs } = deps;

  function providerOf({ provider }: Pick<StoredLabel, 'provider'>): LabelProvider {
    const found = providers.find(({ name }) => name === provider);
    if (!found) throw new LabelNotOffered();
    return found;
  }

  /** Who makes labels for an order, and of which kind. */
  function offerFor(order: Pick<OrderView, 'methodCode' | 'point'>): LabelOffer | undefined {
    for (const provider of providers) {
      const service = provider.serviceFor(order);
      if (service) return { provider, service };
    }
    return undefined;
  }

  async function find(id: number): Promise<StoredLabel> {
    const label = await store.find(id);
    if (!label) throw new LabelMissing();
    return label;
  }

  /**
   * Has a label made. It is written down first, and one of which nobody knows whether the carrier has made it is asked
   * for by its reference before it is made again: however often this is called, one label comes of it.
   */
  async function make(demand: LabelDemand): Promise<StoredLabel> {
    const order = await orders.find(demand.orderId);
    if (!order) throw new OrderMissing();
    const offer = offerFor(order);
    if (!offer) throw new LabelNotOffered();
    const parcel = parcelFor(order, offer.service, demand.parcel);
    // What the carrier would refuse anyway is not asked for.
    checkReceiver(order, offer);
    const { label, isNew } = await inTransaction(db, (trx) => writeDown(trx, demand, { offer, parcel }));
    if (!isNew) return resume(label);
    await askForIt(label, order);
    return withNumber(label.id);
  }

  async function writeDown(
    trx: Trx,
    { orderId, staffId, isAnother }: LabelDemand,
    { offer, parcel }: { readonly offer: LabelOffer; readonly parcel: LabelledParcel },
  ): Promise<{ readonly label: StoredLabel; readonly isNew: boolean }> {
    const row = await lockOrder(trx, orderId);
    if (!row) throw new OrderMissing();
    const order = await orders.find(orderId, trx);
    if (row.status !== SHIPPABLE || !order?.lines.some((line) => openPieces(line) > 0))
      throw new ShipmentRefused(row.status);
    const known = (await store.ofOrders([orderId], trx)).filter(({ status }) => LIVING.includes(status));
    const uncertain = known.find(({ status }) => status === 'requested');
    if (uncertain) return { label: uncertain, isNew: false };
    const waiting = known.find(({ isUsed }) => !isUsed);
    if (waiting && !isAnother) throw new LabelExists(waiting.id);
    const cod = amountToCollect(order, known);
    const added = { orderId, staffId, parcel, provider: offer.provider.name, cod };
    return { label: await store.add(trx, added, { orderNumber: row.number, now: now() }), isNew: true };
  }

  /** Asks the carrier to make a label that is written down; what is not known afterwards stays `requested`. */
  async function askForIt(label: StoredLabel, order: OrderView): Promise<void> {
    const provider = providerOf(label);
    const { reference, parcel, cod } = label;
    try {
      const receiver = checkReceiver(order, { provider, service: parcel.service });
      await settle(label, await provider.make({ reference, parcel, receiver, cod }));
    } catch (error) {
      if (error instanceof CarrierRefused) throw await refuse(label, error);
      // No answer: asked for by its reference the next time.
      if (!(error instanceof ServiceFailed)) throw error;
    }
  }

  /** A label of which it is not known whether it was made: it is looked for, and only what is not there is made. */
  async function resume(label: StoredLabel): Promise<StoredLabel> {
    const at = now();
    if (at.getTime() - label.attemptedAt.getTime() < attemptMs || !(await store.claim(label, at))) return label;
    const found = await providerOf(label).findByReference(label.reference, label.createdAt).catch(noAnswer);
    if (found === 'no answer') return label;
    if (found) await settle(label, found);
    else await makeAgain(label);
    return withNumber(label.id);
  }

  async function makeAgain(label: StoredLabel): Promise<void> {
    const order = await orders.find(label.orderId);
    if (!order) throw new OrderMissing();
    // Nothing leaves for it any more.
    if (order.status !== SHIPPABLE) return store.settle(label, { status: 'canceled' });
    // The order may go to another point by now.
    const { parcel } = label;
    const current = parcel.service === 'locker' && order.point ? { ...parcel, point: order.point.code } : parcel;
    await store.rewriteParcel(label.id, current);
    await askForIt({ ...label, parcel: current }, order);
  }

  /** Writes what the carrier says of a label; one that was never paid is taken back, so that nobody pays it later. */
  async function settle(label: StoredLabel, found: CarrierLabel): Promise<void> {
    const { providerReference, status, trackingNumber = null, problem = null, detail = null } = found;
    await store.settle(label, { providerReference, status, trackingNumber, problem, problemDetail: detail });
    if (status === 'refused') await providerOf(label).cancel(providerReference).catch(noAnswer);
  }

  async function refuse(label: StoredLabel, { problem, detail }: CarrierRefused): Promise<FieldInvalid> {
    await store.settle(label, { status: 'refused', problem, problemDetail: detail });
    return fieldInvalid(providerOf(label).title, problem, detail);
  }

  /** The label, after a while in which it may have got its number. */
  async function withNumber(id: number): Promise<StoredLabel> {
    const until = now().getTime() + numberWaitMs;
    for (let pause = FIRST_LOOK_MS; ; pause *= 1.5) {
      const label = await find(id);
      if (label.status !== 'pending' || now().getTime() >= until) return label;
      await setTimeout(pause);
      await look(label);
    }
  }

  async function look(label: StoredLabel): Promise<void> {
    if (label.providerReference === null) return;
    const found = await providerOf(label).read(label.providerReference).catch(noAnswer);
    if (found !== 'no answer' && found.status !== 'pending') await settle(label, found);
  }

  return {
    offerFor,
    ofOrders: (orderIds: readonly number[]) => store.ofOrders(orderIds),
    make,

    /** Asks the carrier how a label is that was not ready. */
    async refresh(id: number): Promise<StoredLabel> {
      const label = await find(id);
      if (label.status === 'requested') return resume(label);
      if (label.status === 'pending') await look(label);
      return find(id);
    },

    /** Takes a label back that no parcel has left with; what the carrier keeps, since it is paid, is put aside. */
    async cancel(id: number): Promise<StoredLabel> {
      let label = await find(id);
      if (label.status === 'requested') {
        if (now().getTime() - label.attemptedAt.getTime() < attemptMs) throw new LabelUnderWay();
        const found = await providerOf(label).findByReference(label.reference, label.createdAt);
        if (found) await settle(label, found);
        else await store.settle(label, { status: 'canceled' });
        label = await find(id);
      }
      if (!LIVING.includes(label.status) || label.providerReference === null) return label;
      if (label.isUsed) throw new LabelUsed();
      const provider = providerOf(label);
      const isTaken = await provider.cancel(label.providerReference).catch(toClient(provider));
      if (!isTaken) await look(label);
      const current = isTaken ? label : await find(id);
      await store.settle(current, { status: isTaken ? 'canceled' : 'discarded' });
      return find(id);
    },

    /** Labels as one PDF; they have to be of one carrier and service, which is what carriers put into one file. */
    async file(ids: readonly number[], format: LabelFormat): Promise<Buffer> {
      const labels = await Promise.all(ids.map(find));
      const [first] = labels;
      if (!first) throw new LabelMissing();
      const references = labels.flatMap(({ status, providerReference }) =>
        status === 'ready' && providerReference !== null ? [providerReference] : [],
      );
      const isOneKind = labels.every(
        ({ provider, parcel }) => provider === first.provider && parcel.service === first.parcel.service,
      );
      if (references.length < labels.length) throw new LabelNotReady();
      if (!isOneKind) throw new FieldInvalid('/ids', 'same', 'Etykiety kurierskie i do punktów są w osobnych plikach.');
      const provider = providerOf(first);
      if (!provider.formatsOf(first.parcel.service).includes(format))
        throw new FieldInvalid('/format', 'enum', 'Tych etykiet przewoźnik nie drukuje w tym formacie.');
      return provider.file(references, format).catch(toClient(provider));
    },
  };
}

export type ShippingLabels = ReturnType<typeof createShippingLabels>;

export interface LabelOffer {
  readonly provider: LabelProvider;
  readonly service: LabelService;
}

/** What is still to be collected at the door, beside what other parcels of the order collect. */
export function amountToCollect(
  { paymentMethod, paidAt, total }: Pick<OrderView, 'paymentMethod' | 'paidAt' | 'total'>,
  living: readonly Pick<StoredLabel, 'cod'>[],
): number {
  if (paymentMethod !== ON_DELIVERY || paidAt !== null) return 0;
  return Math.max(0, total - living.reduce((sum, { cod }) => sum + cod, 0));
}

const noAnswer = (error: unknown) => {
  if (error instanceof ServiceFailed || error instanceof CarrierRefused) return 'no answer' as const;
  throw error;
};

function fieldInvalid(carrier: string, problem: CarrierRefused['problem'], detail: string): FieldInvalid {
  const path = problem === 'size' ? '/size' : '';
  return new FieldInvalid(path, problem, problemSentence(problem, carrier, detail));
}

/** A no of a carrier, as staff read it. */
const toClient =
  ({ title }: LabelProvider) =>
  (error: unknown): never => {
    throw error instanceof CarrierRefused ? fieldInvalid(title, error.problem, error.detail) : error;
  };

function checkReceiver(order: OrderView, { provider, service }: LabelOffer) {
  try {
    if (order.currency !== 'PLN' && amountToCollect(order, []) > 0) throw new CarrierRefused('amount', order.currency);
    return labelReceiver(order, service);
  } catch (error) {
    return toClient(provider)(error);
  }
}

function parcelFor({ point }: OrderView, service: LabelService, wanted: WantedParcel): LabelledParcel {
  if (wanted.service !== service)
    throw new FieldInvalid('/service', 'enum', 'Zamówienie idzie inną usługą. Wczytaj je ponownie.');
  return wanted.service === 'locker' ? { ...wanted, point: point?.code ?? '' } : wanted;
}
