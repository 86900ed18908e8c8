import { type ReactNode, useEffect, useRef } from 'react';

export interface ToolbarProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const TOOLS = 'button, select';

/** A row of tools that is one stop of the Tab key; arrows, Home and End move inside (WAI-ARIA toolbar). */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null);
  const tools = () => [...(root.current?.querySelectorAll<HTMLElement>(TOOLS) ?? [])];

  const makeStop = (stop: Element | undefined) => {
    for (const tool of tools()) tool.tabIndex = tool === stop ? 0 : -1;
  };

  // The tools may come and go with every render; one of them must always be reachable.
  useEffect(() => {
    const all = tools();
    makeStop(all.find((tool) => tool.tabIndex === 0 && tool !== all[0]) ?? all[0]);
  });

  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={label}
      className={className}
      onFocus={(event) => makeStop(event.target)}
      onKeyDown={(event) => {
        const all = tools();
        const at = all.indexOf(document.activeElement as HTMLElement);
        const target = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
        if (at < 0 || target === undefined) return;
        event.preventDefault();
        all[(target + all.length) % all.length]?.focus();
      }}
    >
      {children}
    </div>
  );
}
