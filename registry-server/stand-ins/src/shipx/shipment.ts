import { randomInt } from 'node:crypto';

/** What a shop sends of a parcel that is to be fetched; only what the stand-in looks at. */
export interface ShipmentBody {
  readonly receiver: {
    readonly first_name?: string;
    readonly last_name?: string;
    readonly company_name?: string;
    readonly email?: string;
    readonly phone?: string;
    readonly address?: {
      readonly street?: string;
      readonly building_number?: string;
      readonly city?: string;
      readonly post_code?: string;
      readonly country_code?: string;
    };
  };
  readonly parcels: readonly {
    readonly template?: string;
    readonly dimensions?: { readonly length: number; readonly width: number; readonly height: number };
    readonly weight?: { readonly amount: number };
  }[];
  readonly service: string;
  readonly custom_attributes?: { readonly target_point?: string; readonly sending_method?: string };
  readonly cod?: { readonly amount: number; readonly currency?: string };
  readonly insurance?: { readonly amount: number; readonly currency?: string };
  readonly reference?: string;
}

export interface Shipment extends ShipmentBody {
  readonly id: number;
  readonly createdAt: Date;
  readonly trackingNumber: string;
  /** From when on it is paid for. */
  readonly confirmedAt: Date;
  /** Why it never is. */
  readonly failure?: string;
  isCanceled: boolean;
}

export const LOCKER_SERVICE = 'inpost_locker_standard';
const TEMPLATES = ['small', 'medium', 'large'];

/** Twenty-four digits, as on parcels of lockers. */
export const makeTrackingNumber = (): string =>
  `6200${Array.from({ length: 4 }, () => String(randomInt(100_000)).padStart(5, '0')).join('')}`;

/** What is wrong with a parcel, in the manner of the API: keys by field, for objects inside a list of one. */
export function faultsOfShipment(
  body: ShipmentBody,
  isOpenPoint: (code: string) => boolean,
): Readonly<Record<string, unknown>> | undefined {
  const receiver = receiverFaults(body);
  const parcels = body.parcels.flatMap((parcel): readonly object[] => {
    const isLocker = body.service === LOCKER_SERVICE;
    if (isLocker) return TEMPLATES.includes(parcel.template ?? '') ? [] : [{ template: ['invalid'] }];
    const faults = {
      ...(parcel.dimensions ? {} : { dimensions: ['required'] }),
      ...(parcel.weight ? {} : { weight: ['required'] }),
    };
    return Object.keys(faults).length > 0 ? [faults] : [];
  });
  const point = body.custom_attributes?.target_point;
  const attributes =
    body.service !== LOCKER_SERVICE
      ? undefined
      : point === undefined
        ? { target_point: ['required'] }
        : isOpenPoint(point)
          ? undefined
          : { target_point: ['does_not_exist'] };
  const needsInsurance = body.cod !== undefined && body.service !== LOCKER_SERVICE && body.insurance === undefined;
  const faults = {
    ...(Object.keys(receiver).length > 0 && { receiver: [receiver] }),
    ...(parcels.length > 0 && { parcels }),
    ...(attributes && { custom_attributes: [attributes] }),
    ...(needsInsurance && { insurance: ['required'] }),
  };
  return Object.keys(faults).length > 0 ? faults : undefined;
}

function receiverFaults({ receiver, service }: ShipmentBody): Readonly<Record<string, unknown>> {
  const { phone, email, address } = receiver;
  const hasAddress = address?.street && address.building_number && address.city && address.post_code;
  return {
    ...(/^[4-8]\d{8}$/.test(phone ?? '') ? {} : { phone: [phone ? 'invalid' : 'required'] }),
    ...(service === LOCKER_SERVICE && !email ? { email: ['required'] } : {}),
    ...(service !== LOCKER_SERVICE && !hasAddress ? { address: ['required'] } : {}),
    ...(address?.post_code === undefined || /^\d{2}-\d{3}$/.test(address.post_code)
      ? {}
      : { address: [{ post_code: ['invalid_format'] }] }),
  };
}

/** Where a parcel is on its way to being paid for, at a moment. */
export function statusOf({ isCanceled, failure, confirmedAt }: Shipment, now: Date): string {
  if (isCanceled) return 'canceled';
  if (failure !== undefined) return 'offer_selected';
  return now >= confirmedAt ? 'confirmed' : 'created';
}

/** A parcel as the API tells it. */
export function shipmentAnswer(shipment: Shipment, { url, now }: { readonly url: string; readonly now: Date }) {
  const status = statusOf(shipment, now);
  const { id, failure, trackingNumber, createdAt, isCanceled: _isCanceled, confirmedAt: _at, ...body } = shipment;
  return {
    href: `${url}/shipx/v1/shipments/${id}`,
    id,
    status,
    tracking_number: status === 'confirmed' ? trackingNumber : null,
    created_at: createdAt.toISOString(),
    ...body,
    transactions: failure === undefined ? [] : [{ id: id * 10, status: 'failure', details: { error: failure } }],
  };
}
