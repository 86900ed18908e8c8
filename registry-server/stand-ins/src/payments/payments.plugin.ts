import type { FastifyInstance } from 'fastify';
import type { StandInsConfig } from '../config.ts';
import { appleStandIn } from './apple/apple-stand-in.ts';
import { applyScenario } from './apply-scenario.ts';
import { ngeniusStandIn } from './ngenius/ngenius-stand-in.ts';
import { createNotificationSender } from './notification-sender.ts';
import { payPage } from './pay-page.ts';
import { createPaymentRegistry } from './payment-registry.ts';
import { paynowStandIn } from './paynow/paynow-stand-in.ts';
import { paypalStandIn } from './paypal/paypal-stand-in.ts';
import { payuStandIn } from './payu/payu-stand-in.ts';
import type { PaymentContext, ProviderStandIn } from './provider-stand-in.ts';
import { przelewy24StandIn } from './przelewy24/przelewy24-stand-in.ts';
import { createScenarios } from './scenario.ts';
import { scenarioRoutes } from './scenario-routes.ts';

/** Every provider that is stood in for: one line each. */
const STAND_INS: readonly ProviderStandIn[] = [
  przelewy24StandIn,
  payuStandIn,
  paynowStandIn,
  paypalStandIn,
  ngeniusStandIn,
  appleStandIn,
];

/** Payment providers: their protocols, the page where one pays, and a scenario of failures for each. */
export async function paymentsPlugin(
  app: FastifyInstance,
  { config }: { readonly config: StandInsConfig },
): Promise<void> {
  const scenarios = createScenarios();
  const notifications = createNotificationSender(scenarios, () => config.storefrontUrl);
  const context: PaymentContext = { config, scenarios, notifications, paymentRegistry: createPaymentRegistry() };
  app.addHook('onClose', async () => notifications.stop());
  payPage(app, context.paymentRegistry);
  scenarioRoutes(app, context);
  for (const { name, prefix, register } of STAND_INS) {
    scenarios.of(name);
    await app.register(
      async (scope) => {
        applyScenario(scope, scenarios, name);
        await register(scope, context);
      },
      { prefix },
    );
  }
}
