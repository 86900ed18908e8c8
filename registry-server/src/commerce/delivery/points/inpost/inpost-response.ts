import { parsePostalCode } from '@witryna/module-schemas/validation';
import { Ajv } from 'ajv';
import type { DeliveryPoint } from '../delivery-point.ts';

type Text = string | null | undefined;

interface InpostItem {
  readonly name: string;
  readonly type?: readonly string[] | null;
  readonly status?: Text;
  readonly location: { readonly latitude: number; readonly longitude: number };
  readonly location_description?: Text;
  readonly opening_hours?: Text;
  readonly address?: { readonly line1?: Text; readonly line2?: Text } | null;
  readonly address_details?: {
    readonly city?: Text;
    readonly province?: Text;
    readonly post_code?: Text;
    readonly street?: Text;
    readonly building_number?: Text;
    readonly flat_number?: Text;
  } | null;
  readonly functions?: readonly string[] | null;
  readonly payment_available?: boolean | null;
  readonly location_247?: boolean | null;
}

export interface InpostPage {
  readonly count: number;
  readonly totalPages: number;
  readonly points: readonly DeliveryPoint[];
  /** Items that are no points: without a name, a place or an address. */
  readonly unusable: number;
}

const text = { type: 'string', nullable: true } as const;
const texts = { type: 'array', nullable: true, items: { type: 'string' } } as const;
const flag = { type: 'boolean', nullable: true } as const;
// Compiled when the first list comes: a server that starts has other things to do.
let validators: ReturnType<typeof compileValidators> | undefined;

function compileValidators() {
  const ajv = new Ajv({ strict: false });
  const isPage = ajv.compile<{ count: number; total_pages: number; items: unknown[] }>({
    type: 'object',
    required: ['count', 'total_pages', 'items'],
    properties: {
      count: { type: 'integer', minimum: 0 },
      total_pages: { type: 'integer', minimum: 0, maximum: 1_000 },
      items: { type: 'array', maxItems: 1_000 },
    },
  });
  const isItem = ajv.compile<InpostItem>({
    type: 'object',
    required: ['name', 'location'],
    properties: {
      name: { type: 'string', pattern: '^[\\p{Lu}\\d-]{3,30}$', maxLength: 30 },
      type: texts,
      status: text,
      location: {
        type: 'object',
        required: ['latitude', 'longitude'],
        properties: {
          latitude: { type: 'number', minimum: -90, maximum: 90 },
          longitude: { type: 'number', minimum: -180, maximum: 180 },
        },
      },
      location_description: text,
      opening_hours: text,
      address: { type: 'object', nullable: true, properties: { line1: text, line2: text } },
      address_details: {
        type: 'object',
        nullable: true,
        properties: {
          city: text,
          province: text,
          post_code: text,
          street: text,
          building_number: text,
          flat_number: text,
        },
      },
      functions: texts,
      payment_available: flag,
      location_247: flag,
    },
  });
  return { isPage, isItem };
}

const ALWAYS = '24/7';
const COLLECTING = ['parcel_collect', 'parcel'];
const LONGEST_TEXT = 300;

/** A page of the list; undefined when it is not what the documentation promises. */
export function readInpostPage(answer: unknown): InpostPage | undefined {
  validators ??= compileValidators();
  const { isPage, isItem } = validators;
  if (!isPage(answer)) return undefined;
  const points = answer.items.filter((item) => isItem(item)).flatMap((item) => pointOf(item) ?? []);
  return {
    count: answer.count,
    totalPages: answer.total_pages,
    points,
    unusable: answer.items.length - points.length,
  };
}

function pointOf(item: InpostItem): DeliveryPoint | undefined {
  const { city, province, post_code, street, building_number, flat_number } = item.address_details ?? {};
  const postcode = parsePostalCode(post_code ?? '');
  if (!city || !postcode) return undefined;
  const number = [building_number, flat_number].filter(Boolean).join('/');
  // Many villages have no streets, only numbers.
  const line = [street || city, number].filter(Boolean).join(' ');
  const isAlwaysOpen = item.location_247 === true || item.opening_hours === ALWAYS;
  return {
    provider: 'inpost',
    code: item.name,
    city: shorten(city),
    postcode,
    province: shorten(province),
    kind: item.type?.some((type) => type.startsWith('parcel_locker')) ? 'locker' : 'counter',
    street: shorten(street || number ? line : item.address?.line1),
    description: shorten(item.location_description),
    openingHours: shorten(item.opening_hours) || (isAlwaysOpen ? ALWAYS : ''),
    isAlwaysOpen,
    takesPayment: item.payment_available === true,
    isOperating: item.status === 'Operating' && COLLECTING.some((name) => item.functions?.includes(name) === true),
    latitude: item.location.latitude,
    longitude: item.location.longitude,
  };
}

// PostgreSQL has no place for a NUL in a text.
const shorten = (value: Text): string => (value ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_TEXT);
