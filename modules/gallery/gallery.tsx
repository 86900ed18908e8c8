import { moduleExamples } from '@witryna/module-schemas';
import { Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import {
  type CurrentEntity,
  createStillShop,
  type LoadedModules,
  loadModules,
  PageView,
  type Shop,
  ShopProvider,
  SlotRenderer,
} from '../src/index.ts';
import '../src/theme/fonts.css';
import '../src/theme/tokens.css';
import '../src/theme/base.css';
import './gallery.css';
import { galleryPages, pageOf, pageOfExample } from './gallery-pages.ts';
import { loadSeedShop, type SeedShop } from './seed-related.ts';

const parameters = new URLSearchParams(location.search);
const view = parameters.get('view') ?? 'examples';
const theme = parameters.get('theme') ?? 'default';

document.documentElement.classList.toggle('theme-u20', theme === 'u20');

function currentOf({ products, categories }: SeedShop): CurrentEntity | undefined {
  const [product] = products;
  const [category] = categories;
  if (view === 'category') return category && { kind: 'category', category };
  return product && { kind: 'product', product };
}

function Bar() {
  return (
    <nav className="gallery-bar" aria-label="Galeria">
      {['examples', ...Object.keys(galleryPages)].flatMap((name) =>
        ['default', 'u20'].map((of) => (
          <a key={name + of} href={`?view=${name}&theme=${of}`}>
            {name} · {of}
          </a>
        )),
      )}
    </nav>
  );
}

function Examples({ components, drivers }: { components: LoadedModules; drivers: readonly string[] }) {
  return (
    <main className="page-main">
      {Object.entries(moduleExamples)
        .filter(([driver]) => drivers.includes(driver))
        .map(([driver, examples]) =>
          Object.entries(examples).map(([name, settings]) => (
            <Fragment key={driver + name}>
              <p className="gallery-title">
                {driver} · {name}
              </p>
              <SlotRenderer page={pageOfExample(driver, settings)} slot="main" components={components} showGaps />
            </Fragment>
          )),
        )}
    </main>
  );
}

const drivers = Object.keys(moduleExamples);
const [seed, components] = await Promise.all([loadSeedShop(), loadModules(drivers)]);
const shop: Shop = createStillShop({ related: seed.related, current: currentOf(seed), path: '/twarz' });
const sketches = Object.hasOwn(galleryPages, view) ? galleryPages[view as keyof typeof galleryPages] : undefined;

createRoot(document.getElementById('root') as HTMLElement).render(
  <ShopProvider value={shop}>
    {parameters.has('bare') ? null : <Bar />}
    {sketches ? (
      <PageView page={pageOf(sketches)} components={components} />
    ) : (
      <Examples
        components={components}
        drivers={parameters.getAll('driver').length ? parameters.getAll('driver') : drivers}
      />
    )}
  </ShopProvider>,
);
