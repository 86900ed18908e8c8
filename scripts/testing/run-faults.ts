// Bad days in their long form: servers killed, databases restarted, connections cut, races in many rounds.
// `npm test` runs the same with few rounds. FAULT_ROUNDS and ORDER_ROUNDS say how often.
import { spawnSync } from 'node:child_process';
import { root } from '../bootstrap/paths.mjs';

const LONG = '100';
const PATHS = [
  'operations/faults',
  'operations/stop-without-loss',
  'operations/one-server-a-file',
  'commerce/orders/place',
  // Payments: one attempt at a time, codes that pay once, refusals, and one story told of each.
  'commerce/payments/start',
  'commerce/payments/paying-again',
  'commerce/payments/one-time-secrets',
  'commerce/payments/graphql/payment-not-begun',
  'commerce/payments/providers/providers-inbox',
  'commerce/orders/graphql/payment-snapshot',
  // What a killed process had taken from a queue.
  'mail/mail-lease',
  'channels/webhooks/webhooks.test',
].map((path) => `registry-server/src/${path}`);

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
