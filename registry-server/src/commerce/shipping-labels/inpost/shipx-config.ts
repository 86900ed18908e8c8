import { readHttpAddress, readPositiveNumber, SettingInvalid } from '@witryna/module-schemas';

/** How a parcel comes to InPost; the words are ShipX's. */
const SENDING_METHODS = ['dispatch_order', 'parcel_locker', 'pok', 'pop', 'courier_pok', 'branch'] as const;
/** Ways that name the point of departure as well. */
const FROM_POINTS: readonly string[] = ['parcel_locker', 'pok', 'courier_pok'];

/** The shop's access to ShipX, InPost's service for labels. */
export interface ShipxConfig {
  /** `https://api-shipx-pl.easypack24.net`, without the version. */
  readonly url: string;
  readonly token: string;
  readonly organizationId: string;
  readonly sendingMethod: string;
  /** Where parcels are handed in, for ways of sending that need it. */
  readonly dropoffPoint?: string;
  /** Services of the contract, by ShipX's names. */
  readonly lockerService: string;
  readonly courierService: string;
  /** How long one call may take. */
  readonly timeoutMs: number;
  /** How long a request waits for the number of a label that was just made. */
  readonly numberWaitMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment; undefined without a token and an organisation. */
export function readShipx(env: Environment): ShipxConfig | undefined {
  const { INPOST_SHIPX_TOKEN: token, INPOST_SHIPX_ORGANIZATION_ID: organizationId } = env;
  if (!token || !organizationId) return undefined;
  const sendingMethod = env.INPOST_SENDING_METHOD || 'dispatch_order';
  const dropoffPoint = env.INPOST_DROPOFF_POINT || undefined;
  if (!SENDING_METHODS.some((known) => known === sendingMethod))
    throw new SettingInvalid(`INPOST_SENDING_METHOD is not one of ${SENDING_METHODS.join(', ')}`);
  if (FROM_POINTS.includes(sendingMethod) && dropoffPoint === undefined)
    throw new SettingInvalid(`INPOST_SENDING_METHOD=${sendingMethod} needs INPOST_DROPOFF_POINT`);
  return {
    url: readHttpAddress(env.INPOST_SHIPX_URL || 'https://api-shipx-pl.easypack24.net', 'INPOST_SHIPX_URL'),
    token,
    organizationId,
    sendingMethod,
    ...(dropoffPoint !== undefined && { dropoffPoint }),
    lockerService: env.INPOST_LOCKER_SERVICE || 'inpost_locker_standard',
    courierService: env.INPOST_COURIER_SERVICE || 'inpost_courier_standard',
    timeoutMs: readPositiveNumber(env, 'INPOST_SHIPX_TIMEOUT_MS', 15_000),
    numberWaitMs: readPositiveNumber(env, 'INPOST_SHIPX_NUMBER_WAIT_MS', 5_000),
  };
}
