import { SettingInvalid } from '@witryna/module-schemas';
/** Maximum number in a window that begins with the first. */
export interface LimitRule {
  readonly max: number;
  readonly windowMinutes: number;
}

/**
 * Default limits; of guesses only wrong ones count. Limits per network are high, since thousands of
 * people may share one; a network is an IPv4 address or the /64 of an IPv6 one.
 */
const DEFAULTS = {
  couponOfCart: { max: 10, windowMinutes: 10 },
  couponOfCustomer: { max: 20, windowMinutes: 10 },
  couponOfNetwork: { max: 60, windowMinutes: 10 },
  newCart: { max: 200, windowMinutes: 10 },
  newCompareList: { max: 200, windowMinutes: 10 },
  // Each costs a password hash.
  signUp: { max: 20, windowMinutes: 6 },
  emailCheck: { max: 30, windowMinutes: 6 },
  passwordReset: { max: 20, windowMinutes: 20 },
  confirmation: { max: 20, windowMinutes: 20 },
  sso: { max: 60, windowMinutes: 6 },
  /** Every form to sign in asks for a challenge. */
  passkey: { max: 200, windowMinutes: 6 },
  /** Per network and account. */
  signIn: { max: 15, windowMinutes: 15 },
  /** Per account, from all networks without an earlier sign-in to it. */
  signInOfAccount: { max: 30, windowMinutes: 15 },
  signInOfNetwork: { max: 100, windowMinutes: 15 },
  staffSignInOfNetwork: { max: 50, windowMinutes: 15 },
  /** Codes of the second factor, of one person: whoever gets there knows the password. */
  staffFactor: { max: 10, windowMinutes: 15 },
  /** Of one customer: it reads all that there is. */
  dataExport: { max: 6, windowMinutes: 60 },
  orderLookup: { max: 20, windowMinutes: 10 },
} as const satisfies Readonly<Record<string, LimitRule>>;

export type LimitName = keyof typeof DEFAULTS;
export type LimitRules = Readonly<Record<LimitName, LimitRule>>;

/**
 * The limits, each by itself from the environment: `LIMIT_NEW_CART=500/10` lets a network make 500 carts in 10 minutes.
 * `factor` multiplies all of them, for load tests. Throws on an invalid value.
 */
export function readLimitRules(env: Readonly<Record<string, string | undefined>>, factor: number): LimitRules {
  const names = Object.keys(DEFAULTS) as LimitName[];
  return Object.fromEntries(
    names.map((name) => {
      const { max, windowMinutes } = readRule(env, name);
      return [name, { max: Math.ceil(max * factor), windowMinutes }];
    }),
  ) as Record<LimitName, LimitRule>;
}

function readRule(env: Readonly<Record<string, string | undefined>>, name: LimitName): LimitRule {
  const variable = `LIMIT_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
  const text = env[variable];
  if (!text) return DEFAULTS[name];
  const [max, windowMinutes] = text.split('/').map(Number);
  if (!max || !windowMinutes || !(max > 0) || !(windowMinutes > 0)) {
    throw new SettingInvalid(`${variable} is not a limit like 200/10 (maximum/minutes): ${text}`);
  }
  return { max, windowMinutes };
}
