import { FileText } from 'lucide-react';
import type { CommentThread } from '../../api/content/page-comments.ts';
import { t } from '../../i18n/pl.ts';
import { ModuleIcon, titleOfDriver } from '../describe/index.ts';
import { usePlacedModule } from '../editing/index.ts';
import styles from './comments.module.css';
import { useModuleName } from './use-module-name.ts';

/** What a thread is about, in words. */
export function useSubjectName({ moduleId, driver = '' }: CommentThread): string {
  const name = useModuleName(moduleId ?? null);
  if (moduleId === undefined) return t.comments.aboutPage;
  return name ?? t.comments.removed(titleOfDriver(driver));
}

interface ThreadSubjectProps {
  readonly thread: CommentThread;
  readonly name: string;
  readonly onShow: (id: string) => void;
}

/** What a thread is about; a module that is on the page is led to. */
export function ThreadSubject({ thread: { moduleId }, name, onShow }: ThreadSubjectProps) {
  const placed = usePlacedModule(moduleId ?? null);
  if (moduleId === undefined)
    return (
      <h3 className={styles.subject}>
        <FileText size={15} aria-hidden="true" />
        {name}
      </h3>
    );
  if (!placed)
    return (
      <div>
        <h3 className={styles.subject}>{name}</h3>
        <p className={styles.when}>{t.comments.removedHint}</p>
      </div>
    );
  return (
    <h3 className={styles.subject}>
      <button
        type="button"
        className={styles.show}
        aria-label={t.comments.show(name)}
        data-tooltip={t.comments.show(name)}
        onClick={() => onShow(moduleId)}
      >
        <ModuleIcon driver={placed.driver} size={15} />
        <span>{name}</span>
      </button>
    </h3>
  );
}
