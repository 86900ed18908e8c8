import { type Fields, fieldsOf, listOf, textOf } from '../../../integrations/json-fields.ts';
import { ServiceFailed } from '../../../integrations/service-failed.ts';
import type { CarrierLabel, LabelProvider, LabelRequest, LockerSize } from '../label-provider.ts';
import { CarrierRefused } from '../shipping-labels.errors.ts';
import { createShipxClient } from './shipx-client.ts';
import type { ShipxConfig } from './shipx-config.ts';
import { failedPurchase } from './shipx-problem.ts';

/** Ways of delivery with which a buyer was promised a courier of InPost; `2` is an older code of the same. */
const COURIER_METHODS: readonly string[] = ['inpostcourier', '2'];
const TEMPLATES: Readonly<Record<LockerSize, string>> = { A: 'small', B: 'medium', C: 'large' };
/** Before a label is paid there is no number. */
const UNPAID: readonly string[] = ['created', 'offers_prepared', 'offer_selected'];
/** Clocks of the two companies differ. */
const CLOCK_SLACK_MS = 5 * 60_000;
/** Pages of the list that are looked through for a reference; a shop that makes more labels in that time is not ours. */
const MOST_PAGES = 100;

/** InPost's labels by ShipX, in its simplified mode: the service is named, and paid for a moment later. */
export function createShipxLabels(config: ShipxConfig): LabelProvider {
  const client = createShipxClient(config);
  const shipments = `/organizations/${encodeURIComponent(config.organizationId)}/shipments`;
  const shipmentPath = (reference: string) => `/shipments/${encodeURIComponent(reference)}`;

  return {
    name: 'inpost',
    title: 'InPost',
    serviceFor({ methodCode, point }) {
      if (point) return point.provider === 'inpost' ? 'locker' : undefined;
      return COURIER_METHODS.includes(methodCode) ? 'courier' : undefined;
    },
    // Labels of couriers have one size.
    formatsOf: (service) => (service === 'locker' ? ['A6', 'A4'] : ['A6']),
    async make(request) {
      return labelOf(await client.ask('POST', shipments, { body: shipmentBody(request, config) }));
    },
    async findByReference(reference, since) {
      const from = new Date(since.getTime() - CLOCK_SLACK_MS).toISOString();
      // The reference is compared here: ShipX documents no search for it.
      for (let page = 1; page <= MOST_PAGES; page += 1) {
        const query = [
          ['created_at_gteq', from],
          ['page', String(page)],
        ] as const;
        const answer = fieldsOf(await client.ask('GET', shipments, { query }));
        if (!Array.isArray(answer.items)) throw new ServiceFailed('inpost-shipx', 'the answer has another form');
        const items = listOf(answer.items);
        const found = items.find((item) => textOf(item.reference) === reference);
        if (found) return labelOf(found);
        const perPage = Number(answer.per_page) || items.length;
        if (items.length === 0 || page * perPage >= Number(answer.count)) return undefined;
      }
      throw new ServiceFailed('inpost-shipx', 'the list is too long');
    },
    read: async (reference) => labelOf(await client.ask('GET', shipmentPath(reference))),
    async cancel(reference) {
      try {
        await client.ask('DELETE', shipmentPath(reference));
        return true;
      } catch (error) {
        // `invalid_action`: it is paid, or on its way.
        if (error instanceof CarrierRefused && error.detail.startsWith('invalid_action')) return false;
        throw error;
      }
    },
    file: (references, format) =>
      client.file(`${shipments}/labels`, [
        ...references.map((reference) => ['shipment_ids[]', reference] as const),
        ['format', 'Pdf'],
        ['type', format === 'A6' ? 'A6' : 'normal'],
      ]),
  };
}

function labelOf(answer: unknown): CarrierLabel {
  const shipment = fieldsOf(answer);
  const providerReference = textOf(shipment.id);
  const status = textOf(shipment.status);
  if (!providerReference || !status) throw new ServiceFailed('inpost-shipx', 'the answer has another form');
  if (status === 'canceled') return { providerReference, status: 'canceled' };
  const trackingNumber = trackingNumberOf(shipment);
  if (!UNPAID.includes(status) && trackingNumber) return { providerReference, status: 'ready', trackingNumber };
  const failure = failedPurchase(shipment);
  return failure ? { providerReference, status: 'refused', ...failure } : { providerReference, status: 'pending' };
}

/** Of the shipment, which has one parcel. */
function trackingNumberOf(shipment: Fields): string {
  return textOf(shipment.tracking_number) || textOf(listOf(shipment.parcels)[0]?.tracking_number);
}

function shipmentBody({ reference, parcel, receiver, cod }: LabelRequest, config: ShipxConfig) {
  const { firstName, lastName, company, email, phone, address } = receiver;
  const isLocker = parcel.service === 'locker';
  // Of what is collected the carrier is liable for as much.
  const money = cod > 0 ? { amount: cod / 100, currency: 'PLN' } : undefined;
  return {
    receiver: {
      first_name: firstName,
      last_name: lastName,
      ...(company && { company_name: company }),
      email,
      phone,
      ...(address && {
        address: {
          street: address.street,
          building_number: address.building,
          city: address.city,
          post_code: address.postcode,
          country_code: address.countryCode,
        },
      }),
    },
    parcels: [
      isLocker
        ? { template: TEMPLATES[parcel.size] }
        : {
            dimensions: { length: parcel.lengthMm, width: parcel.widthMm, height: parcel.heightMm, unit: 'mm' },
            weight: { amount: parcel.weightGrams / 1_000, unit: 'kg' },
          },
    ],
    service: isLocker ? config.lockerService : config.courierService,
    custom_attributes: {
      sending_method: config.sendingMethod,
      ...(config.dropoffPoint && { dropoff_point: config.dropoffPoint }),
      ...(isLocker && { target_point: parcel.point }),
    },
    reference,
    ...(money && { cod: money, insurance: money }),
  };
}
