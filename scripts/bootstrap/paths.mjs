import { fileURLToPath } from 'node:url';

/** Root of the checkout. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Node 24 from the root's devDependency `node`, whatever Node runs this script. */
export const node24 = `${root}node_modules/node/bin/node`;
