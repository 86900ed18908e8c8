// A page rendered by React and nothing else: no state, no code. Arguments: files with the registry's answer and the site.
import { readFileSync } from 'node:fs';
import type { RegistryAnswer, SiteDetails } from '@witryna/module-schemas';
import { loadedModules, loadModules, loadSentences, moduleLoaders, PageView, ShopProvider } from '@witryna/modules';
import { renderToString } from 'react-dom/server';
import { browserConfig } from '../config.ts';
import { createLiveShop } from '../shop/index.ts';

const [answerFile = '', siteFile = '', path = '/'] = process.argv.slice(2);
const answer: RegistryAnswer = JSON.parse(readFileSync(answerFile, 'utf8'));
const site: SiteDetails = JSON.parse(readFileSync(siteFile, 'utf8'));
await Promise.all([loadModules(Object.keys(moduleLoaders)), loadSentences(site.language)]);
const shop = createLiveShop(
  { site, sites: [site], settings: {}, routes: {}, config: browserConfig },
  { kind: 'content', path, params: {}, answer },
);
const page = <PageView page={answer.data} components={loadedModules([]) ?? new Map()} />;
process.stdout.write(renderToString(<ShopProvider value={shop}>{page}</ShopProvider>));
