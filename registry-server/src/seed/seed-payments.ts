import { readSeed } from './seed-files.ts';
import type { StaffApi } from './staff-api.ts';

type MethodChanges = Readonly<Record<string, unknown>>;

interface PaymentSettingsAnswer {
  readonly revision: number;
  readonly settings: { readonly methods: readonly { readonly code: string }[] };
}

/** Sets how the demo's sites are paid, where nobody has set it yet. Returns the number of sites that it set. */
export async function seedPayments(api: StaffApi): Promise<number> {
  const changes = readSeed<Readonly<Record<string, Readonly<Record<string, MethodChanges>>>>>('payment-methods.json');
  let sites = 0;
  for (const [site, ofSite] of Object.entries(changes)) {
    const known = await api.get<PaymentSettingsAnswer>(`/staff/payment-settings?site=${site}`);
    if (known.revision > 0) continue;
    const methods = known.settings.methods.map((method) => ({ ...method, ...ofSite[method.code] }));
    await api.send('PUT', '/staff/payment-settings', {
      site,
      revision: known.revision,
      settings: { ...known.settings, methods },
    });
    sites += 1;
  }
  return sites;
}
