import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { ApiProvider } from '../api/api-context.tsx';
import { createApiClient } from '../api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { ToastProvider } from '../ui/overlays/toasts.tsx';
import { TooltipLayer } from '../ui/overlays/tooltip-layer.tsx';
import { createEditorRouter } from './routes.tsx';
import { SignInGate } from './sign-in-gate.tsx';

/** The editor: who is asked, what is known, where one is. */
export function App() {
  const [signedOut, setSignedOut] = useState(false);
  const [api] = useState(() => createApiClient({ onSignedOut: () => setSignedOut(true) }));
  const [queries] = useState(createQueryClient);
  const [router] = useState(createEditorRouter);
  return (
    <ApiProvider client={api}>
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <SignInGate signedOut={signedOut} onSignedIn={() => setSignedOut(false)}>
            <RouterProvider router={router} />
          </SignInGate>
          <TooltipLayer />
        </ToastProvider>
      </QueryClientProvider>
    </ApiProvider>
  );
}
