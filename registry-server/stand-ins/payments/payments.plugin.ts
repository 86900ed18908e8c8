import type { FastifyInstance } from 'fastify';
import type { StandInsConfig } from '../config.ts';
import { knobRoutes } from './knob-routes.ts';
import { createKnobBoard } from './knobs.ts';
import { misbehave } from './misbehave.ts';
import { ngeniusStandIn } from './ngenius/ngenius-stand-in.ts';
import { createNoticeSender } from './notice-sender.ts';
import { payPage } from './pay-page.ts';
import { createPaymentDesk } from './payment-desk.ts';
import type { PaymentFrame, ProviderStandIn } from './payment-frame.ts';
import { paynowStandIn } from './paynow/paynow-stand-in.ts';
import { paypalStandIn } from './paypal/paypal-stand-in.ts';
import { payuStandIn } from './payu/payu-stand-in.ts';
import { przelewy24StandIn } from './przelewy24/przelewy24-stand-in.ts';

/** Every provider that is stood in for: one line each. */
const STAND_INS: readonly ProviderStandIn[] = [
  przelewy24StandIn,
  payuStandIn,
  paynowStandIn,
  paypalStandIn,
  ngeniusStandIn,
];

/** Payment providers: their protocols, the page where one pays, and knobs for bad days. */
export async function paymentsPlugin(
  app: FastifyInstance,
  { config }: { readonly config: StandInsConfig },
): Promise<void> {
  const knobs = createKnobBoard();
  const notices = createNoticeSender(knobs, () => config.storefrontUrl);
  const frame: PaymentFrame = { config, knobs, notices, desk: createPaymentDesk() };
  app.addHook('onClose', async () => notices.stop());
  payPage(app, frame.desk);
  knobRoutes(app, frame);
  for (const { name, prefix, register } of STAND_INS) {
    knobs.of(name);
    await app.register(
      async (scope) => {
        misbehave(scope, knobs, name);
        await register(scope, frame);
      },
      { prefix },
    );
  }
}
