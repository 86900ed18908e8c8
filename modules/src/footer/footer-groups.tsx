import { useId } from 'react';
import { MarkOfWay } from '../shared/marks/index.ts';
import { ModuleLink } from '../shared/module-link.tsx';
import styles from './footer.module.css';

interface LinksGroupProps {
  readonly title: string;
  readonly links: readonly {
    readonly label: string;
    readonly link: { readonly href: string; readonly newTab?: boolean };
  }[];
}

/** Links under a title. */
export function LinksGroup({ title, links }: LinksGroupProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <p className={styles.title} id={titleId}>
        {title}
      </p>
      <ul className="plain-list">
        {links.map(({ label, link }, place) => (
          <li key={place.toString()}>
            <ModuleLink className={styles.link} link={link}>
              {breakableAddress(label)}
            </ModuleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** An e-mail address may end its line behind the `@`, and nowhere within its names. */
function breakableAddress(label: string) {
  const at = label.indexOf('@') + 1;
  if (at === 0) return label;
  return (
    <>
      {label.slice(0, at)}
      <wbr />
      {label.slice(at)}
    </>
  );
}

interface NamesGroupProps {
  readonly title: string;
  readonly names: readonly string[];
}

/** Names under a title, of carriers or of ways to pay. */
export function NamesGroup({ title, names }: NamesGroupProps) {
  const titleId = useId();
  return (
    <div>
      <p className={styles.title} id={titleId}>
        {title}
      </p>
      <ul className={`plain-list ${styles.chips}`} aria-labelledby={titleId}>
        {names.map((name, place) => (
          <li key={place.toString()} className={styles.chip}>
            <MarkOfWay name={name} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
