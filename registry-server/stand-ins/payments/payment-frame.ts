import type { FastifyInstance } from 'fastify';
import type { StandInsConfig } from '../config.ts';
import type { KnobBoard } from './knobs.ts';
import type { NoticeSender } from './notice-sender.ts';
import type { PaymentDesk } from './payment-desk.ts';

/** What all payment stand-ins share. */
export interface PaymentFrame {
  readonly config: StandInsConfig;
  readonly knobs: KnobBoard;
  readonly desk: PaymentDesk;
  readonly notices: NoticeSender;
}

/** A provider's stand-in: its routes below a prefix of its own, its raw bodies parsed as it likes. */
export interface ProviderStandIn {
  /** As the registry names the provider. */
  readonly name: string;
  readonly prefix: string;
  readonly register: (scope: FastifyInstance, frame: PaymentFrame) => void | Promise<void>;
}
