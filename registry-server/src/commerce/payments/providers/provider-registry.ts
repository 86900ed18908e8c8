import { createCircuitBreaker } from '../../../integrations/circuit-breaker.ts';
import { ProviderRefused } from '../payments.errors.ts';
import type { PaymentProvider } from './provider.ts';

export interface CircuitOptions {
  readonly failures?: number;
  readonly restMs?: number;
  readonly now?: () => number;
}

/** The configured providers behind their circuits: one that fails is left alone for a while, the others stay as they are. */
export function createProviderRegistry(providers: readonly PaymentProvider[], options: CircuitOptions = {}) {
  const circuits = new Map(
    providers.map((provider) => [provider.name as string, withCircuitBreaker(provider, options)]),
  );
  const serving = new Map(
    [...circuits.values()].flatMap(({ provider }) => provider.serves.map((method) => [method as string, provider])),
  );
  return {
    named: (name: string): PaymentProvider | undefined => circuits.get(name)?.provider,

    /** Who serves a way of payment. */
    serving: (method: string): PaymentProvider | undefined => serving.get(method),

    /** Whether a provider is left alone at present. */
    isResting: (name: string): boolean => circuits.get(name)?.isResting() ?? false,
  };
}

export type ProviderRegistry = ReturnType<typeof createProviderRegistry>;

function withCircuitBreaker(provider: PaymentProvider, options: CircuitOptions) {
  const breaker = createCircuitBreaker({ service: provider.name, ...options });

  async function guard<T>(call: () => Promise<T>): Promise<T> {
    // A refusal is an answer: who gives it works.
    const outcome = await breaker(() =>
      call().then(
        (value) => ({ value }),
        (error: unknown) => {
          if (error instanceof ProviderRefused) return { error };
          throw error;
        },
      ),
    );
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  const { chargeBlik, chargeToken, confirm, refundStatus, options: ask } = provider;
  const guarded: PaymentProvider = {
    ...provider,
    register: (request) => guard(() => provider.register(request)),
    status: (attempt) => guard(() => provider.status(attempt)),
    refund: (request) => guard(() => provider.refund(request)),
    ...(chargeBlik && { chargeBlik: (request, code) => guard(() => chargeBlik(request, code)) }),
    ...(chargeToken && { chargeToken: (request, token) => guard(() => chargeToken(request, token)) }),
    ...(confirm && { confirm: (payment) => guard(() => confirm(payment)) }),
    ...(refundStatus && { refundStatus: (request) => guard(() => refundStatus(request)) }),
    ...(ask && { options: (question) => guard(() => ask(question)) }),
  };
  return { provider: guarded, isResting: breaker.isResting };
}
