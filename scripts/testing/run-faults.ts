// Bad days in their long form: servers killed, databases restarted, connections cut, races in many rounds.
// `npm test` runs the same with few rounds. FAULT_ROUNDS and ORDER_ROUNDS say how often.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { root } from '../bootstrap/paths.mjs';

const LONG = '100';
const PATHS = [
  'test/faults',
  'src/commerce/orders/place',
  // Payments: one attempt at a time, codes that pay once, refusals, and one story told of each.
  'src/commerce/payments/attempts/one-attempt',
  'src/commerce/payments/attempts/retry-payment',
  'src/commerce/payments/attempts/one-time-secrets',
  'src/commerce/payments/api/failed-start',
  'src/commerce/payments/providers/provider-notifications',
  'src/commerce/orders/api/payment-snapshot',
  // What a killed process had taken from a queue.
  'src/mail/mail-lease',
  'src/channels/webhooks/webhooks.test',
].map((path) => `registry-server/${path}`);

const missing = PATHS.filter((path) => globSync(`${path}{*,/**/*}.ts`, { cwd: root }).length === 0);
if (missing.length > 0) throw new Error(`No tests at ${missing.join(', ')}`);

const { status } = spawnSync('vitest', ['run', '--project', 'registry-server', '--reporter', 'verbose', ...PATHS], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${root}node_modules/node/bin:${root}node_modules/.bin:${process.env.PATH}`,
    FAULT_ROUNDS: process.env.FAULT_ROUNDS ?? LONG,
    ORDER_ROUNDS: process.env.ORDER_ROUNDS ?? LONG,
  },
});
process.exitCode = status ?? 1;
