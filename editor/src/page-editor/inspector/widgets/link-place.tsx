import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/api-context.tsx';
import { pageAnchorsQuery } from '../../../api/content/page-anchors.ts';
import { t } from '../../../i18n/pl.ts';
import { Select } from '../../../ui/fields/inputs.tsx';
import { titleOfDriver } from '../../describe/index.ts';
import { useInspector } from '../inspector-context.tsx';
import styles from './link-input.module.css';

interface LinkPlaceProps {
  /** An address of another page of the shop, maybe with a place on it. */
  readonly href: string;
  readonly disabled: boolean | undefined;
  readonly onChange: (href: string) => void;
}

/** The place on the chosen page that a link leads to; nothing for a page without anchors. */
export function LinkPlace({ href, disabled, onChange }: LinkPlaceProps) {
  const { site } = useInspector();
  const [path = '', place = ''] = href.split('#');
  const { data: anchors = [] } = useQuery(pageAnchorsQuery(useApi(), site, path));
  if (anchors.length === 0) return null;
  const isKnown = place === '' || anchors.some(({ anchor }) => anchor === place);
  return (
    <Select
      className={styles.place}
      aria-label={t.inspector.link.place}
      value={place}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value === '' ? path : `${path}#${target.value}`)}
    >
      <option value="">{t.inspector.link.pageTop}</option>
      {!isKnown && <option value={place}>{t.inspector.link.unknownPlace(place)}</option>}
      {anchors.map(({ anchor, driver }) => (
        <option key={anchor} value={anchor}>
          {t.inspector.link.placeOption(anchor, titleOfDriver(driver))}
        </option>
      ))}
    </Select>
  );
}
