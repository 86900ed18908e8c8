import { readFileSync } from 'node:fs';
import type { RegistryAnswer } from '@witryna/module-schemas';
import { createStillShop, loadedModules, loadModules, moduleLoaders, PageView, ShopProvider } from '@witryna/modules';
import { renderToString } from 'react-dom/server';

/** Answers are parsed in batches outside of the measured time, so that each render gets fresh objects, as a server's do. */
const BATCH = 50;
const [file = '', warmUps = '0', renders = '0'] = process.argv.slice(2);
const text = readFileSync(file, 'utf8');
await loadModules(Object.keys(moduleLoaders));
const components = loadedModules([]) ?? new Map();

const still = createStillShop();

function render({ data, meta }: RegistryAnswer): string {
  const shop = { ...still, related: meta.related };
  return renderToString(
    <ShopProvider value={shop}>
      <PageView page={data} components={components} />
    </ShopProvider>,
  );
}

function measure(count: number): number {
  let micros = 0;
  for (let done = 0; done < count; done += BATCH) {
    const answers = Array.from({ length: Math.min(BATCH, count - done) }, () => JSON.parse(text) as RegistryAnswer);
    const before = process.cpuUsage();
    for (const answer of answers) render(answer);
    const { user, system } = process.cpuUsage(before);
    micros += user + system;
  }
  return micros / count / 1_000;
}

measure(Number(warmUps));
process.stdout.write(JSON.stringify({ cpuMs: measure(Number(renders)), bytes: render(JSON.parse(text)).length }));
