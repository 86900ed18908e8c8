import { Link } from 'react-router-dom';
import type { TranslationVersion } from '../api/content/translations.ts';
import { formatMoment } from '../i18n/format.ts';
import { t } from '../i18n/pl.ts';
import { siteLabel } from '../i18n/site-label.ts';
import { PageStatusBadge } from '../pages/index.ts';
import { Button } from '../ui/buttons/button.tsx';
import { Badge } from '../ui/feedback/badge.tsx';
import styles from './translations-panel.module.css';

export type VersionAct = 'copy' | 'link' | 'unlink' | 'confirm';

interface VersionRowProps {
  readonly version: TranslationVersion;
  /** The page that is open. */
  readonly isThis: boolean;
  readonly isByAddress: boolean;
  readonly readOnly: boolean;
  readonly onAct: (act: VersionAct) => void;
}

/** A site with its version of the page: its state, and what can be done with it. */
export function VersionRow({ version, isThis, isByAddress, readOnly, onAct }: VersionRowProps) {
  const { page, name, language, isSource, isOutdated, sourceChangedAt } = version;
  const site = siteLabel({ code: version.site, name });
  return (
    <li className={styles.version}>
      <div className={styles.top}>
        <strong>{name}</strong>
        <span className={styles.language}>{language}</span>
        {page ? <PageStatusBadge page={page} /> : <Badge>{t.translations.missing}</Badge>}
        {isSource && <Badge tone="accent">{t.translations.source}</Badge>}
        {isOutdated && <Badge tone="warning">{t.translations.outdated}</Badge>}
      </div>
      {page && (
        <p className={styles.page}>
          {isThis ? t.translations.this : <Link to={`/pages/${page.id}`}>{page.title || t.workspace.untitled}</Link>}{' '}
          <span className={styles.path}>{page.urlPath}</span>
        </p>
      )}
      {isOutdated && sourceChangedAt && (
        <p className={styles.outdated}>{t.translations.outdatedText(formatMoment(sourceChangedAt))}</p>
      )}
      {!readOnly && (
        <div className={styles.actions}>
          {isOutdated && (
            <Button appearance="quiet" onClick={() => onAct('confirm')}>
              {t.translations.confirm}
            </Button>
          )}
          {page && !isThis && !isByAddress && (
            <Button appearance="quiet" aria-label={t.translations.unlinkFrom(site)} onClick={() => onAct('unlink')}>
              {t.translations.unlink}
            </Button>
          )}
          {!page && (
            <Button appearance="quiet" aria-label={t.translations.copyTo(site)} onClick={() => onAct('copy')}>
              {t.translations.copy}
            </Button>
          )}
          {!page && !isByAddress && (
            <Button appearance="quiet" aria-label={t.translations.linkTo(site)} onClick={() => onAct('link')}>
              {t.translations.link}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
