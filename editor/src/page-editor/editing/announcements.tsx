import { useEditing, useObserved } from './editing-context.tsx';

/** Says to screen readers what happened to the page. */
export function Announcements() {
  const sentence = useObserved(useEditing().announcement);
  return (
    <div role="status" aria-live="assertive" className="visually-hidden">
      {sentence}
    </div>
  );
}
