import { DRIVERS, type Driver, findDefinition, isDriver, moduleExamples } from '@witryna/module-schemas';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './catalogue.css';
import { galleryPages } from './gallery-pages.ts';
import { SettingsTable } from './settings-table.tsx';

const THEMES = ['default', 'u20'] as const;
const WIDTHS = [390, 820, 1440] as const;
const GROUPS = { layout: 'Układ', text: 'Tekst', media: 'Obrazy', shop: 'Sklep', navigation: 'Nawigacja' } as const;

/** What the address says after `#`; whatever else it says is passed over. */
interface Choice {
  readonly shown: string;
  readonly theme: (typeof THEMES)[number];
  readonly width: (typeof WIDTHS)[number];
  readonly example: string;
}

function readChoice(): Choice {
  const said = new URLSearchParams(location.hash.slice(1));
  return {
    shown: said.get('shown') ?? DRIVERS[0] ?? '',
    theme: THEMES.find((theme) => theme === said.get('theme')) ?? 'default',
    width: WIDTHS.find((width) => String(width) === said.get('width')) ?? 1440,
    example: said.get('example') ?? '',
  };
}

function hrefOf({ shown, theme, width, example }: Choice): string {
  const said = new URLSearchParams({ shown, theme, width: String(width) });
  if (example) said.set('example', example);
  return `#${said}`;
}

function frameHref({ shown, theme, example }: Choice): string {
  const said = new URLSearchParams({ bare: '', theme });
  if (isDriver(shown)) said.set('driver', shown);
  else said.set('view', shown);
  if (isDriver(shown) && example) said.set('example', example);
  return `/?${said}`;
}

interface LinksProps<Value extends string | number> {
  readonly label: string;
  readonly values: readonly (readonly [Value, string])[];
  readonly chosen: Value;
  readonly hrefFor: (value: Value) => string;
}

function Links<Value extends string | number>({ label, values, chosen, hrefFor }: LinksProps<Value>) {
  return (
    <nav aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {values.map(([value, name]) => (
          <li key={value}>
            <a href={hrefFor(value)} aria-current={value === chosen ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ModuleLists({ choice }: { readonly choice: Choice }) {
  const hrefFor = (shown: string) => hrefOf({ ...choice, shown, example: '' });
  const of = (group: string) => DRIVERS.filter((driver) => findDefinition(driver)?.group === group);
  return (
    <aside>
      <p className="count">{DRIVERS.length} modułów</p>
      {Object.entries(GROUPS).map(([group, label]) => (
        <Links
          key={group}
          label={label}
          values={of(group).map((driver) => [driver, findDefinition(driver)?.title ?? driver])}
          chosen={choice.shown}
          hrefFor={hrefFor}
        />
      ))}
      <Links
        label="Całe strony"
        values={Object.keys(galleryPages).map((name) => [name, name])}
        chosen={choice.shown}
        hrefFor={hrefFor}
      />
    </aside>
  );
}

function About({ driver }: { readonly driver: Driver }) {
  const definition = findDefinition(driver);
  if (!definition) return null;
  const { title, description, version } = definition;
  return (
    <header>
      <h1>{title}</h1>
      <p>{description}</p>
      <p className="count">
        {driver} · wersja {version}
      </p>
    </header>
  );
}

/** A page in a frame of the chosen width, as high as it is, as small as the window wants it. */
function Preview({ choice }: { readonly choice: Choice }) {
  const [height, setHeight] = useState(800);
  const href = frameHref(choice);
  return (
    <div className="preview">
      <iframe
        key={href}
        title="Podgląd"
        src={href}
        width={choice.width}
        height={height}
        onLoad={({ currentTarget }) => {
          const root = currentTarget.contentDocument?.getElementById('root');
          if (root) new ResizeObserver(() => setHeight(Math.max(root.scrollHeight, 200))).observe(root);
        }}
      />
    </div>
  );
}

function Catalogue() {
  const [choice, setChoice] = useState(readChoice);
  useEffect(() => {
    const onHash = () => setChoice(readChoice());
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  const driver = isDriver(choice.shown) ? choice.shown : undefined;
  const examples = Object.keys(driver ? moduleExamples[driver] : {});
  return (
    <>
      <ModuleLists choice={choice} />
      <main>
        {driver ? <About driver={driver} /> : <h1>{choice.shown}</h1>}
        <div className="choices">
          <Links
            label="Motyw"
            values={THEMES.map((theme) => [theme, theme])}
            chosen={choice.theme}
            hrefFor={(theme) => hrefOf({ ...choice, theme })}
          />
          <Links
            label="Szerokość"
            values={WIDTHS.map((width) => [width, `${width} px`])}
            chosen={choice.width}
            hrefFor={(width) => hrefOf({ ...choice, width })}
          />
          {driver && (
            <Links
              label="Przykład"
              values={[['', 'wszystkie'], ...examples.map((name) => [name, name] as const)]}
              chosen={choice.example}
              hrefFor={(example) => hrefOf({ ...choice, example })}
            />
          )}
        </div>
        <Preview choice={choice} />
        {driver && <SettingsTable driver={driver} />}
      </main>
    </>
  );
}

/** Shows the lists of modules beside a frame with the chosen one. */
export function showCatalogue(): void {
  createRoot(document.getElementById('root') as HTMLElement).render(<Catalogue />);
}
