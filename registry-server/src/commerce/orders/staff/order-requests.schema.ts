import { pagingProperties } from '../../../http/paging.ts';
import { ORDER_STATUSES } from '../../order-status.ts';

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
const day = { type: 'string', format: 'date' } as const;
const version = { type: 'integer', minimum: 1, title: 'Wersja zamówienia, którą widać' } as const;
const note = { type: 'string', maxLength: 1_000, title: 'Notatka' } as const;
const id = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;
const list = { type: 'object', additionalProperties: false } as const;

export const orderParams = { type: 'object', required: ['id'], properties: { id } } as const;

export const shipmentParams = {
  type: 'object',
  required: ['id', 'shipmentId'],
  properties: { id, shipmentId: id },
} as const;

export const orderListQuery = {
  ...list,
  properties: {
    ...pagingProperties,
    site: text(40),
    status: { type: 'string', enum: ORDER_STATUSES },
    /** A number, a name, an e-mail, a phone number, the sku of a product, or the number of a parcel. */
    search: { type: 'string', maxLength: 200 },
    paymentMethod: text(60),
    toShip: { type: 'boolean', title: 'Tylko do wysłania' },
    toPay: { type: 'boolean', title: 'Tylko czekające na pieniądze' },
    untracked: { type: 'boolean', title: 'Tylko z przesyłką bez numeru' },
    from: { ...day, title: 'Od dnia' },
    to: { ...day, title: 'Do dnia' },
  },
} as const;

export const moveBody = {
  ...list,
  required: ['to', 'version'],
  properties: {
    to: { type: 'string', enum: ORDER_STATUSES, title: 'Nowy stan' },
    note,
    version,
    /** Only of a move to `canceled`; true when absent. */
    refund: { type: 'boolean', title: 'Zwróć, co zapłacono' },
  },
} as const;

const tracking = {
  ...list,
  required: ['carrierCode', 'number'],
  properties: {
    carrierCode: { ...text(60), title: 'Przewoźnik' },
    title: { ...text(120), title: 'Nazwa przewoźnika' },
    number: { ...text(80), title: 'Numer przesyłki' },
  },
} as const;

export const shippingAddressBody = {
  ...list,
  required: ['version', 'firstName', 'lastName', 'street', 'city', 'postcode', 'phone'],
  properties: {
    version,
    firstName: { ...text(100), title: 'Imię' },
    lastName: { ...text(100), title: 'Nazwisko' },
    company: { type: 'string', maxLength: 200, title: 'Firma' },
    street: {
      type: 'array',
      title: 'Ulica i numer',
      minItems: 1,
      maxItems: 3,
      items: { type: 'string', maxLength: 200 },
    },
    city: { ...text(100), title: 'Miejscowość' },
    postcode: { ...text(40), title: 'Kod pocztowy' },
    phone: { ...text(40), title: 'Telefon' },
    /** The receipt's address has the same mistake. */
    alsoBilling: { type: 'boolean', default: false, title: 'Popraw też dane do rachunku' },
  },
} as const;

export const pointBody = {
  ...list,
  required: ['version', 'code'],
  properties: { version, code: { ...text(60), title: 'Kod punktu odbioru' } },
} as const;

export const shipmentBody = {
  ...list,
  required: ['version'],
  properties: {
    version,
    note,
    /** All pieces that have not left yet, when absent. */
    lines: {
      type: 'array',
      minItems: 1,
      maxItems: 500,
      items: {
        ...list,
        required: ['lineId', 'quantity'],
        properties: { lineId: id, quantity: { type: 'integer', minimum: 1, maximum: 10_000 } },
      },
    },
    tracking: { type: 'array', maxItems: 20, items: tracking },
  },
} as const;

export const trackingBody = tracking;

export const commentBody = {
  ...list,
  required: ['message'],
  properties: {
    message: { ...text(2_000), title: 'Treść' },
    isVisible: { type: 'boolean', default: false, title: 'Widoczna dla kupującego' },
  },
} as const;

export const mailBody = {
  ...list,
  required: ['mail'],
  properties: { mail: { ...text(60), title: 'Wiadomość' } },
} as const;
