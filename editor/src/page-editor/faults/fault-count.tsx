import { CircleAlert } from 'lucide-react';
import { CountMark } from '../../ui/feedback/count-mark.tsx';
import { pageEditor } from '../page-editor.pl.ts';

/** How many faults something has. */
export const FaultCount = ({ count }: { readonly count: number }) => (
  <CountMark icon={CircleAlert} count={count} words={pageEditor.faultCount(count)} tone="danger" />
);
