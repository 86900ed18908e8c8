import { SquarePen } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PageSummary } from '../../../api/types.ts';
import { useInspector } from '../inspector-context.tsx';
import styles from './reference-input.module.css';

/** Where somebody came from to other content, so that the way back is one click. */
export interface CameFrom {
  readonly to: string;
  readonly title: string;
}

export interface ContentLinkProps {
  readonly page: Pick<PageSummary, 'id'>;
  readonly children: string;
}

/** Opens other content in the editor, which leads back here. */
export function ContentLink({ page, children }: ContentLinkProps) {
  const { pageId, pageTitle } = useInspector();
  const cameFrom: CameFrom = { to: `/pages/${pageId}`, title: pageTitle };
  return (
    <Link to={`/pages/${page.id}`} state={{ cameFrom }} className={styles.open}>
      <SquarePen size={13} aria-hidden="true" />
      {children}
    </Link>
  );
}
