import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../i18n/pl.ts';
import { IconButton } from '../buttons/button.tsx';
import styles from './toasts.module.css';

/** How long a success stays; a fault stays until it is dismissed. */
const SHOWN_MS = 5000;

export interface Toast {
  readonly tone: 'success' | 'danger';
  readonly text: string;
  readonly action?: { readonly label: string; readonly href: string };
  /** Takes the place of the one before with the same subject: a fault that was mended no longer stands beside it. */
  readonly subject?: string;
}

type Shown = Toast & { readonly id: number };

const ToastContext = createContext<((toast: Toast) => void) | undefined>(undefined);

/** Shows a short message at the foot of the screen, announced to screen readers. */
export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast outside of ToastProvider');
  return show;
}

/** Whether a toast is no longer true: its subject went on, or a success shows that the server answers again. */
const isOver = (earlier: Toast, { tone, subject }: Toast) =>
  (subject !== undefined && earlier.subject === subject) || (tone === 'success' && UNANSWERED.has(earlier.text));

const UNANSWERED: ReadonlySet<string> = new Set([t.errors.offline, t.errors.timeout]);

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const nextId = useRef(1);
  const show = useCallback((toast: Toast) => {
    const id = nextId.current++;
    setToasts((shown) => [...shown.filter((earlier) => !isOver(earlier, toast)).slice(-2), { ...toast, id }]);
  }, []);
  const dismiss = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const groups = useMemo(() => ['success', 'danger'] as const, []);

  return (
    <ToastContext value={show}>
      {children}
      <section aria-label={t.common.notifications} className={styles.stack}>
        {groups.map((tone) => (
          <div key={tone} role={tone === 'danger' ? 'alert' : 'status'} className={styles.group}>
            {toasts
              .filter((toast) => toast.tone === tone)
              .map((toast) => (
                <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />
              ))}
          </div>
        ))}
      </section>
    </ToastContext>
  );
}

function ToastCard({ toast, onDismiss }: { readonly toast: Shown; readonly onDismiss: (id: number) => void }) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused || toast.tone === 'danger') return;
    const timer = window.setTimeout(() => onDismiss(toast.id), SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [paused, toast, onDismiss]);
  const Icon = toast.tone === 'danger' ? CircleAlert : CircleCheck;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer and the focus only stop the clock
    <div
      className={styles.toast}
      data-tone={toast.tone}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon size={16} className={styles.icon} aria-hidden="true" />
      <span className={styles.text}>{toast.text}</span>
      {toast.action && (
        <a href={toast.action.href} target="_blank" rel="noreferrer">
          {toast.action.label}
        </a>
      )}
      <IconButton icon={X} size="small" label={t.common.dismiss} onClick={() => onDismiss(toast.id)} />
    </div>
  );
}
