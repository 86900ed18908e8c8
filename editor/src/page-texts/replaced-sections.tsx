import { t } from '../i18n/pl.ts';
import { Notice } from '../ui/feedback/notice.tsx';
import type { SectionOutcome } from './replace-in-sections.ts';

/** What became of the saved sections; pages that have copies of them are not touched. */
export function ReplacedSections({ outcomes }: { readonly outcomes: readonly SectionOutcome[] }) {
  const changed = outcomes.filter(({ reason }) => reason === undefined);
  const failed = outcomes.filter(({ reason }) => reason !== undefined);
  return (
    <>
      {changed.length > 0 && (
        <div role="status">
          <Notice>
            <strong>{t.pageTexts.changedSections(changed.length)}</strong>
            <ul>
              {changed.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {failed.length > 0 && (
        <Notice tone="danger">
          <strong>{t.pageTexts.failedSections(failed.length)}</strong>
          <ul>
            {failed.map(({ id, name, reason }) => (
              <li key={id}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
