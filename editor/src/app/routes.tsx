import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { adminRoutes } from './admin-routes.tsx';
import { AppFrame } from './app-frame.tsx';
import { NotFound } from './not-found.tsx';
import { ScreenError } from './screen-error.tsx';
import { StartOfRole } from './start-of-role.tsx';

/** The addresses of the editor, below `/editor`. Each screen is a chunk of its own. */
export const editorRoutes: RouteObject[] = [
  {
    errorElement: <ScreenError />,
    HydrateFallback: () => null,
    children: [
      {
        element: <AppFrame />,
        children: [
          { index: true, element: <StartOfRole /> },
          { path: 'pages', lazy: async () => ({ Component: (await import('../pages/pages-screen.tsx')).PagesScreen }) },
          {
            path: 'translations',
            lazy: async () => ({
              Component: (await import('../translations/translations-screen.tsx')).TranslationsScreen,
            }),
          },
          {
            path: 'page-texts',
            lazy: async () => ({ Component: (await import('../page-texts/page-texts-screen.tsx')).PageTextsScreen }),
          },
          {
            path: 'page-transfer',
            lazy: async () => ({
              Component: (await import('../page-transfer/page-transfer-screen.tsx')).PageTransferScreen,
            }),
          },
          { path: 'media', lazy: async () => ({ Component: (await import('../media/media-screen.tsx')).MediaScreen }) },
          {
            path: 'broken-references',
            lazy: async () => ({
              Component: (await import('../broken-references/broken-references-screen.tsx')).BrokenReferencesScreen,
            }),
          },
          ...adminRoutes,
          { path: '*', element: <NotFound /> },
        ],
      },
      {
        path: 'pages/:id',
        lazy: async () => ({
          Component: (await import('../page-editor/workspace/workspace-screen.tsx')).WorkspaceScreen,
        }),
      },
      {
        path: 'pages/:id/preview',
        lazy: async () => ({ Component: (await import('../page-editor/workspace/preview-screen.tsx')).PreviewScreen }),
      },
    ],
  },
];

export function createEditorRouter() {
  return createBrowserRouter(editorRoutes, { basename: '/editor' });
}
