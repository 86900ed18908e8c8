import { loadModules, moduleLoaders, type Shop } from '@witryna/modules';
import { FONT_PRELOADS } from '@witryna/modules/theme/font-preloads';
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app.tsx';
import type { ModuleProblem, PageRenderer, RenderedBody } from './content/page-renderer.ts';
import type { PageState } from './content/view.ts';
import { loadPlainPages } from './errors/load-plain-pages.ts';
import { Maintenance } from './errors/maintenance.tsx';
import { messagesOf } from './i18n/messages.ts';
import { createStillNavigator } from './navigation/still-navigator.ts';
import './styles.ts';

/** A Suspense boundary whose content threw on the server. */
const FAILED_BOUNDARY = '<!--$!-->';

export const renderer: PageRenderer = {
  async prepare() {
    await Promise.all([loadModules(Object.keys(moduleLoaders)), loadPlainPages()]);
  },
  render(state, url) {
    const problems: ModuleProblem[] = [];
    const tree = treeOf(state, url, (driver, error) => problems.push({ driver, message: messageOf(error) }));
    const html = renderToString(tree);
    return html.includes(FAILED_BOUNDARY) ? withCauses({ html, problems }, treeOf(state, url)) : { html, problems };
  },
  renderMaintenance: (language, shopName) =>
    renderToStaticMarkup(<Maintenance shopName={shopName} messages={messagesOf(language)} />),
  fontPreloads: (theme) => Object.entries(FONT_PRELOADS).find(([name]) => name === theme)?.[1] ?? FONT_PRELOADS.default,
};

function treeOf({ shop, view }: PageState, url: string, reportError?: Shop['reportError']) {
  return (
    <StaticRouter basename={shop.site.basePath} location={url}>
      <App shop={shop} navigator={createStillNavigator(view)} reportError={reportError} />
    </StaticRouter>
  );
}

/** `renderToString` does not tell what a module threw; rendering once more as a stream does. Happens once a broken page. */
function withCauses({ html, problems }: RenderedBody, tree: ReturnType<typeof treeOf>): Promise<RenderedBody> {
  return new Promise((resolve) => {
    const causes: ModuleProblem[] = [];
    const finish = () => resolve({ html, problems: [...problems, ...causes] });
    const stream = renderToPipeableStream(tree, {
      onError(error, { componentStack = '' }) {
        causes.push({ driver: componentStack.trim().split('\n', 1)[0] ?? '', message: messageOf(error) });
      },
      onAllReady: finish,
      onShellError: finish,
    });
    stream.abort();
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
