// Bad days in their long form: servers killed, databases restarted, connections cut, races in many rounds.
// `npm test` runs the same with few rounds. FAULT_ROUNDS and ORDER_ROUNDS say how often.
import { spawnSync } from 'node:child_process';
import { root } from '../bootstrap/paths.mjs';

const LONG = '100';
const PATHS = ['registry-server/src/operations/faults', 'registry-server/src/commerce/orders/place'];

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
