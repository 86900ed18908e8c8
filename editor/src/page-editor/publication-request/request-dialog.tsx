import { useQuery } from '@tanstack/react-query';
import type { PageFault } from '@witryna/module-schemas';
import { useApi } from '../../api/api-context.tsx';
import { publicationRequestQuery } from '../../api/content/publication-requests.ts';
import { useMay } from '../../api/identity/session.ts';
import type { PageSummary } from '../../api/types.ts';
import type { Autosaver } from '../publishing/index.ts';
import { AnswerForm } from './answer-form.tsx';
import { AskForm } from './ask-form.tsx';

export interface RequestDialogProps {
  readonly page: PageSummary;
  readonly autosaver: Autosaver;
  /** Told of what keeps the page from being published. */
  readonly onFaults: (faults: readonly PageFault[]) => void;
  readonly onClose: () => void;
}

/** Who may publish answers; who may not asks. */
export function RequestDialog(props: RequestDialogProps) {
  const { data } = useQuery(publicationRequestQuery(useApi(), props.page.id));
  const mayPublish = useMay('publisher');
  if (!data) return null;
  return mayPublish ? <AnswerForm {...props} request={data} /> : <AskForm {...props} request={data} />;
}
