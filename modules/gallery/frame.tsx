import {
  type Driver,
  driversOfExample,
  fillWords,
  moduleExamples,
  pageOfExamples,
  VIDEO_HOSTS,
} from '@witryna/module-schemas';
import { createRoot } from 'react-dom/client';
import {
  type CurrentEntity,
  createStillShop,
  type LoadedModules,
  loadModules,
  loadSentences,
  PageView,
  type Shop,
  ShopProvider,
  SlotRenderer,
} from '../src/index.ts';
import '../src/theme/fonts-default.css';
import '../src/theme/fonts-u20.css';
import '../src/theme/tokens.css';
import '../src/theme/base.css';
import './frame.css';
import { galleryPages, pageOf } from './gallery-pages.ts';
import { CURRENT_ARTICLE } from './seed-articles.ts';
import { loadSeedShop, type SeedShop } from './seed-related.ts';
import { loadReviewsFrom } from './seed-reviews.ts';

const parameters = new URLSearchParams(location.search);
const view = parameters.get('view') ?? 'examples';
const theme = parameters.get('theme') ?? 'default';
const chosenDrivers = parameters.getAll('driver');
const chosenExample = parameters.get('example');

document.documentElement.classList.toggle('theme-u20', theme === 'u20');

/** What a page or an example is about. */
function currentOf({ products, categories, related }: SeedShop, of: string): CurrentEntity | undefined {
  const [product] = products;
  const [category] = categories;
  const article = related.articles[CURRENT_ARTICLE];
  if (of.startsWith('articles')) return article && { kind: 'article', article };
  if (/category/i.test(of)) return category && { kind: 'category', category };
  return product && { kind: 'product', product };
}

interface Example {
  readonly driver: Driver;
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

function chosenExamples(): readonly Example[] {
  const drivers = Object.keys(moduleExamples) as Driver[];
  return drivers
    .filter((driver) => chosenDrivers.length === 0 || chosenDrivers.includes(driver))
    .flatMap((driver) => Object.entries(moduleExamples[driver]).map(([name, settings]) => ({ driver, name, settings })))
    .filter(({ name }) => chosenExample === null || name === chosenExample);
}

/** What the shop fills into texts. */
const WORDS = { freeDelivery: '99\u00a0zł' };

const pageOfExample = (driver: Driver, settings: Example['settings']) =>
  fillWords(pageOfExamples(driver, [{ id: 'example', driver, settings }]), WORDS);

function Bar() {
  return (
    <nav className="gallery-bar" aria-label="Galeria">
      <a href="/">katalog</a>
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

interface ExamplesProps {
  readonly shop: Shop;
  readonly seed: SeedShop;
  readonly components: LoadedModules;
  readonly examples: readonly Example[];
}

function Examples({ shop, seed, components, examples }: ExamplesProps) {
  return (
    <main className="page-main">
      {examples.map(({ driver, name, settings }) => (
        <div key={driver + name} data-example={`${driver} · ${name}`}>
          {chosenExample === null && (
            <p className="gallery-title">
              {driver} · {name}
            </p>
          )}
          <ShopProvider value={{ ...shop, current: currentOf(seed, `${driver} ${name}`) }}>
            <SlotRenderer page={pageOfExample(driver, settings)} slot="main" components={components} showGaps />
          </ShopProvider>
        </div>
      ))}
    </main>
  );
}

/** Shows what the address asks for: examples of modules, or a whole page. */
export async function showFrame(): Promise<void> {
  const examples = chosenExamples();
  const sketches = Object.hasOwn(galleryPages, view) ? galleryPages[view as keyof typeof galleryPages] : undefined;
  const drivers = sketches ? Object.keys(moduleExamples) : examples.flatMap(({ driver }) => driversOfExample(driver));
  const [seed, components] = await Promise.all([
    loadSeedShop(),
    loadModules([...new Set(drivers)]),
    loadSentences('pl'),
  ]);
  const still = createStillShop({
    related: seed.related,
    current: currentOf(seed, view),
    path: '/twarz',
    settings: {
      benefits: ['Darmowa dostawa od 99\u00a0zł', '14 dni na zwrot', 'Wysyłka w\u00a01–2 dni robocze'],
      privacy: '/polityka-prywatnosci',
      externalServices: {
        videoHosts: VIDEO_HOSTS,
        mapTiles: { url: parameters.get('tiles') ?? 'https://mapa.example/{z}/{x}/{y}.png', attribution: '© Mapa' },
        geolocation: true,
      },
    },
    reportError: (driver, error) => window.reportError(new Error(`The module ${driver} failed: ${error}`)),
  });
  const shop: Shop = { ...still, actions: { ...still.actions, loadReviews: loadReviewsFrom(seed.related) } };
  createRoot(document.getElementById('root') as HTMLElement).render(
    <ShopProvider value={shop}>
      {parameters.has('bare') ? null : <Bar />}
      {sketches ? (
        <PageView page={pageOf(sketches)} components={components} />
      ) : (
        <Examples shop={shop} seed={seed} components={components} examples={examples} />
      )}
    </ShopProvider>,
  );
}
