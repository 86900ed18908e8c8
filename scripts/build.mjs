// `npm run build`: installs and builds what changed, as `npm start` does, and starts nothing. Runs on Node 20.
import { ensureBuilt } from './bootstrap/build.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';

await ensureInstalled();
await ensureBuilt();
