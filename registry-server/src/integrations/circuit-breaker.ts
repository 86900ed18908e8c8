import { ServiceFailed } from './service-failed.ts';

export interface CircuitBreakerOptions {
  readonly service: string;
  /** Failures in a row after which nobody asks for a while. */
  readonly failures?: number;
  readonly restMs?: number;
  readonly now?: () => number;
}

/**
 * Spares a service that fails, and those who would wait for it: after some failures in a row it is left alone
 * for a while, then one call tries whether it is back.
 */
export function createCircuitBreaker({
  service,
  failures = 5,
  restMs = 30_000,
  now = Date.now,
}: CircuitBreakerOptions) {
  let failed = 0;
  let closedUntil = 0;
  let isTrying = false;

  async function guard<T>(work: () => Promise<T>): Promise<T> {
    const isOpen = failed >= failures;
    if (isOpen && (isTrying || now() < closedUntil)) throw new ServiceFailed(service, 'left alone after failures');
    isTrying = isOpen;
    try {
      const result = await work();
      failed = 0;
      return result;
    } catch (error) {
      failed += 1;
      closedUntil = now() + restMs;
      throw error;
    } finally {
      isTrying = false;
    }
  }

  return Object.assign(guard, {
    /** Whether the service is left alone at present. */
    isResting: () => failed >= failures && now() < closedUntil,
  });
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
