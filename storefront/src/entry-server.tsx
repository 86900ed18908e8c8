import { loadModules, moduleLoaders, type Shop } from '@witryna/modules';
import { FONT_PRELOADS } from '@witryna/modules/theme/font-preloads';
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Display } from './content/display.tsx';
import type { ModuleProblem, PageRenderer } from './content/page-renderer.ts';
import type { PageState } from './content/view.ts';
import { loadPlainPages } from './errors/load-plain-pages.ts';
import { Maintenance } from './errors/maintenance.tsx';
import { Frame } from './frame.tsx';
import { messagesOf } from './i18n/messages.ts';
import { Announcement } from './ui/announcement.tsx';
import './styles.ts';

export const renderer: PageRenderer = {
  async prepare() {
    await Promise.all([loadModules(Object.keys(moduleLoaders)), loadPlainPages()]);
  },
  render(state) {
    const problems: ModuleProblem[] = [];
    const tree = treeOf(state, (driver, error) => problems.push({ driver, message: messageOf(error) }));
    return { html: renderToString(tree), problems };
  },
  findFailures: (state) => failuresOf(treeOf(state)),
  renderMaintenance: (language, shopName) =>
    renderToStaticMarkup(<Maintenance shopName={shopName} messages={messagesOf(language)} />),
  fontPreloads: (theme) => Object.entries(FONT_PRELOADS).find(([name]) => name === theme)?.[1] ?? FONT_PRELOADS.default,
};

function treeOf({ shop, view }: PageState, reportError?: Shop['reportError']) {
  return (
    <Frame
      labels={shop.labels}
      progress={null}
      page={<Display view={view} site={shop.site} reportError={reportError} />}
      navigation={<Announcement>{''}</Announcement>}
    />
  );
}

/** `renderToString` does not tell what a module threw; a stream does. */
function failuresOf(tree: ReturnType<typeof treeOf>): Promise<ModuleProblem[]> {
  return new Promise((resolve) => {
    const failures: ModuleProblem[] = [];
    const finish = () => resolve(failures);
    renderToPipeableStream(tree, {
      onError(error, { componentStack = '' }) {
        failures.push({ driver: componentStack.trim().split('\n', 1)[0] ?? '', message: messageOf(error) });
      },
      onAllReady: finish,
      onShellError: finish,
    });
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
