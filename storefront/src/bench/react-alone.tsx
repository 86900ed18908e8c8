import { readFileSync } from 'node:fs';
import type { RegistryAnswer } from '@witryna/module-schemas';
import {
  createStillShop,
  loadedModules,
  loadModules,
  loadSentences,
  moduleLoaders,
  PageView,
  ShopProvider,
} from '@witryna/modules';
import { renderToString } from 'react-dom/server';

/** Answers are parsed in batches outside of the measured time. */
const BATCH = 50;
const [file = '', warmUps = '0', renders = '0'] = process.argv.slice(2);
const text = readFileSync(file, 'utf8');
const parse = (): RegistryAnswer => JSON.parse(text);
await Promise.all([loadModules(Object.keys(moduleLoaders)), loadSentences('pl')]);
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

function measure(count: number, nextAnswer: () => RegistryAnswer): number {
  let micros = 0;
  for (let done = 0; done < count; done += BATCH) {
    const answers = Array.from({ length: Math.min(BATCH, count - done) }, nextAnswer);
    const before = process.cpuUsage();
    for (const answer of answers) render(answer);
    const { user, system } = process.cpuUsage(before);
    micros += user + system;
  }
  return micros / count / 1_000;
}

const remembered = parse();
measure(Number(warmUps), parse);
const report = {
  /** As for a page whose answer has just come: objects that were never seen. */
  newObjectsMs: measure(Number(renders), parse),
  /** As for a page whose answer is remembered: the same objects each time. */
  sameObjectsMs: measure(Number(renders), () => remembered),
};
process.stdout.write(JSON.stringify(report));
