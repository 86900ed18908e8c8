/** How a provider's stand-in behaves; what a test or a person at `/platnosci` sets. */
export interface Knobs {
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

export const GOOD: Readonly<Knobs> = {
  slowMs: 0,
  answers: 'good',
  notices: 'once',
  lateMs: 10_000,
  forges: 'nothing',
};

/** What each knob may be turned to. */
export const KNOB_CHOICES = {
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

/** The knobs of each provider, as they stand. */
export function createKnobBoard() {
  const boards = new Map<string, Knobs>();
  const of = (provider: string): Knobs => {
    const knobs = boards.get(provider) ?? { ...GOOD };
    boards.set(provider, knobs);
    return knobs;
  };
  return {
    of,
    providers: () => [...boards.keys()],
    /** Takes over whatever of it makes sense. */
    turn(provider: string, changes: Readonly<Record<string, unknown>>): Knobs {
      const knobs = of(provider);
      for (const name of ['slowMs', 'lateMs'] as const) {
        const value = Number(changes[name]);
        if (changes[name] !== undefined && value >= 0 && value <= SLOWEST_MS) knobs[name] = value;
      }
      for (const [name, choices] of Object.entries(KNOB_CHOICES)) {
        const value = changes[name];
        if (typeof value === 'string' && value in choices) Object.assign(knobs, { [name]: value });
      }
      return knobs;
    },
  };
}

export type KnobBoard = ReturnType<typeof createKnobBoard>;
