import type { FastifyInstance } from 'fastify';
import type { StandInsConfig } from '../config.ts';
import type { NotificationSender } from './notification-sender.ts';
import type { PaymentRegistry } from './payment-registry.ts';
import type { Scenarios } from './scenario.ts';

/** What all payment stand-ins share. */
export interface PaymentContext {
  readonly config: StandInsConfig;
  readonly scenarios: Scenarios;
  readonly paymentRegistry: PaymentRegistry;
  readonly notifications: NotificationSender;
}

/** A provider's stand-in: its routes below a prefix of its own, its raw bodies parsed as it likes. */
export interface ProviderStandIn {
  /** As the registry names the provider. */
  readonly name: string;
  readonly prefix: string;
  readonly register: (scope: FastifyInstance, context: PaymentContext) => void | Promise<void>;
}
