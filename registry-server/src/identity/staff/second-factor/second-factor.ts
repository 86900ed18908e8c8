import type { StaffIdentity, StaffRole } from '../../../access.ts';
import { guess, type RateLimits } from '../../../rate-limits/index.ts';
import { type SecretBox, SecretUnreadable } from '../../../secrets/index.ts';
import { FactorCodeWrong, FactorExists, FactorMissing, FactorRequired } from './second-factor.errors.ts';
import type { FactorRow, SecondFactorStore } from './second-factor.store.ts';
import { counterOfCode, createTotpSecret, totpAddress } from './totp.ts';

interface SecondFactorDeps {
  readonly store: SecondFactorStore;
  readonly secrets: SecretBox;
  readonly limits: RateLimits;
  readonly now?: () => Date;
}

/** What comes after the password: a code, setting the factor up, or nothing. */
export type SessionStage = 'factor' | 'setup' | 'full';

const purposeOf = (userId: number) => `staff-factor:${userId}`;
const isWrongCode = (error: unknown) => error instanceof FactorCodeWrong;

/** The second factor of staff: codes of an authenticator app, and recovery codes. */
export function createSecondFactor({ store, secrets, limits, now = () => new Date() }: SecondFactorDeps) {
  /** Wrong codes are counted on all nodes together; only who knows the password comes as far as this. */
  const tryCode = <T>(userId: number, attempt: () => Promise<T>): Promise<T> =>
    guess(limits, [{ limit: 'staffFactor', subject: String(userId) }], attempt, isWrongCode);

  async function isAppCode(factor: FactorRow, code: string): Promise<boolean> {
    try {
      const counter = counterOfCode(secrets.open(factor.secret, purposeOf(factor.userId)), code, now());
      return counter !== undefined && (await store.useCounter(factor, counter));
    } catch (error) {
      // Another key sealed it: recovery codes are left.
      if (error instanceof SecretUnreadable) return false;
      throw error;
    }
  }

  async function check(userId: number, code: string): Promise<void> {
    const factor = await store.find(userId);
    if (!factor?.confirmedAt) throw new FactorMissing();
    if (await isAppCode(factor, code)) return;
    if (!(await store.useRecoveryCode(userId, code, now()))) throw new FactorCodeWrong();
  }

  const isRequiredOf = async (role: StaffRole) => (await store.requiredRoles()).includes(role);

  return {
    /** What a person who has shown their password has to do next. */
    async stageOf({ id, role }: Pick<StaffIdentity, 'id' | 'role'>): Promise<SessionStage> {
      if (await store.isOn(id)) return 'factor';
      return (await isRequiredOf(role)) ? 'setup' : 'full';
    },

    async statusOf({ id, role }: StaffIdentity) {
      const [isOn, recoveryCodesLeft, isRequired] = await Promise.all([
        store.isOn(id),
        store.recoveryCodesLeft(id),
        isRequiredOf(role),
      ]);
      return { isOn, recoveryCodesLeft, isRequired };
    },

    /** Begins with a new secret; nothing holds until `confirm`. Throws `FactorExists`. */
    async begin({ id, email }: StaffIdentity, issuer: string) {
      const secret = createTotpSecret();
      if (!(await store.begin(id, secrets.seal(secret, purposeOf(id)), now()))) throw new FactorExists();
      return { secret, address: totpAddress(secret, { issuer, label: email }) };
    },

    /** The first code shows that the app works; gives the recovery codes. */
    confirm: ({ id }: StaffIdentity, code: string): Promise<string[]> =>
      tryCode(id, async () => {
        const factor = await store.find(id);
        if (!factor) throw new FactorMissing();
        if (factor.confirmedAt) throw new FactorExists();
        if (!(await isAppCode(factor, code))) throw new FactorCodeWrong();
        return store.confirm(id, now());
      }),

    /** Throws `FactorCodeWrong`, and `TooManyRequests` after too many of those. */
    check: (userId: number, code: string): Promise<void> => tryCode(userId, () => check(userId, code)),

    renewCodes: ({ id }: StaffIdentity, code: string): Promise<string[]> =>
      tryCode(id, async () => {
        await check(id, code);
        return store.renewCodes(id);
      }),

    /** Switches one's own off; throws `FactorRequired` where the role needs it. */
    async remove({ id, role }: StaffIdentity, code: string): Promise<void> {
      if (await isRequiredOf(role)) throw new FactorRequired();
      await tryCode(id, () => check(id, code));
      await store.remove(id, { endsSessions: false });
    },
  };
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;
