/** How a provider's stand-in behaves; what a test or a person at `/platnosci` sets. */
export interface Scenario {
  /** How long every answer waits. */
  slowMs: number;
  /** What every call is answered with. */
  answers: 'good' | 'fault' | 'garbage';
  /** What becomes of notifications; held ones go out when they are asked for. */
  notices: 'once' | 'twice' | 'late' | 'lost' | 'held';
  lateMs: number;
  /** What is wrong with notifications. All but `signature` are signed rightly. */
  forges: 'nothing' | 'signature' | 'amount' | 'currency' | 'merchant';
}

const DEFAULT_SCENARIO: Readonly<Scenario> = {
  slowMs: 0,
  answers: 'good',
  notices: 'once',
  lateMs: 10_000,
  forges: 'nothing',
};

/** What each setting of a scenario may be. */
export const SCENARIO_CHOICES = {
  answers: { good: 'zwykłe', fault: 'błąd 500', garbage: 'bez sensu' },
  notices: { once: 'raz', twice: 'dwa razy', late: 'spóźnione', lost: 'zgubione', held: 'zatrzymane' },
  forges: {
    nothing: 'prawdziwe',
    signature: 'zły podpis',
    amount: 'zła kwota',
    currency: 'zła waluta',
    merchant: 'obcy sprzedawca',
  },
} as const;

const SLOWEST_MS = 60_000;

/** The present scenario of each provider. */
export function createScenarios() {
  const byProvider = new Map<string, Scenario>();
  const of = (provider: string): Scenario => {
    const scenario = byProvider.get(provider) ?? { ...DEFAULT_SCENARIO };
    byProvider.set(provider, scenario);
    return scenario;
  };
  return {
    of,
    providers: () => [...byProvider.keys()],
    /** Takes over whatever of it makes sense. */
    change(provider: string, changes: Readonly<Record<string, unknown>>): Scenario {
      const scenario = of(provider);
      for (const name of ['slowMs', 'lateMs'] as const) {
        const value = Number(changes[name]);
        if (changes[name] !== undefined && value >= 0 && value <= SLOWEST_MS) scenario[name] = value;
      }
      for (const [name, choices] of Object.entries(SCENARIO_CHOICES)) {
        const value = changes[name];
        if (typeof value === 'string' && value in choices) Object.assign(scenario, { [name]: value });
      }
      return scenario;
    },
  };
}

export type Scenarios = ReturnType<typeof createScenarios>;
