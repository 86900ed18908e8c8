import {
  anchorOf,
  MAX_PAGE_DEPTH,
  type PageDocument,
  type PlacedModule,
  type SlotAddress,
} from '@witryna/module-schemas';
import { type ComponentType, Fragment, memo, type ReactElement, type ReactNode, Suspense } from 'react';
import { moduleSlots } from '../defaults.gen.ts';
import { fillSettings } from './fill-settings.ts';
import type { LoadedModules } from './load-modules.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { MissingModule, ModuleGap } from './module-gap.tsx';
import { PlaceInDocumentProvider, StaticContent, StaticHtml } from './static-html.tsx';

/** How a page that comes with a document is divided. */
export interface PageHydration {
  /** Ids of the placed modules that a browser hydrates; all others are static. */
  readonly ids: ReadonlySet<string>;
  /** In a browser the HTML of static modules is in the document, and `containers` lacks them; a server makes it. */
  readonly isInDocument: boolean;
  /** In a browser: the module that was found to have the lead picture when all of the page was at hand. */
  readonly leadId?: string | undefined;
}

/** How the slots of a page are rendered; the optional parts let an editor look in. */
export interface SlotRendering {
  /** The placed modules by id; absent where `usePlaced` gives them. */
  readonly containers?: PageDocument['containers'] | undefined;
  readonly components: LoadedModules;
  /** Which modules a browser hydrates; absent where everything is rendered. */
  readonly hydration?: PageHydration | undefined;
  /** Wraps a placed module, so that it can be found and measured. */
  readonly renderPlaced?: ((placed: PlacedModule, element: ReactElement) => ReactNode) | undefined;
  /** Wraps what a slot holds; also called for empty slots. */
  readonly renderSlot?: ((address: SlotAddress, content: ReactNode) => ReactNode) | undefined;
  /** A hook that gives a placed module and its changes, so that an edit renders that one module again. */
  readonly usePlaced?: ((id: string) => PlacedModule | undefined) | undefined;
  readonly onError: (driver: string, error: unknown) => void;
  /** The placed module whose picture the first screen waits for. */
  readonly leadId?: string | undefined;
  /** Labels the place of modules that are unknown, fail or have nothing to show, instead of leaving it empty. */
  readonly showGaps: boolean;
  /** What stands in the place of a module that threw; gets its driver. */
  readonly failureSentence: (driver: string) => string;
}

/** What a slot holds; undefined when it is empty and nobody wraps it. */
export function renderSlotContent(
  rendering: SlotRendering,
  address: SlotAddress,
  ids: readonly string[],
  depth: number,
): ReactNode {
  const { renderSlot, usePlaced } = rendering;
  if (depth > MAX_PAGE_DEPTH) return undefined;
  if (ids.length === 0) return renderSlot?.(address, null);
  if (rendering.hydration) return renderRuns(rendering, rendering.hydration, ids, depth);
  const content = ids.map((id) => {
    if (usePlaced) return <LivePlaced key={id} id={id} rendering={rendering} depth={depth} usePlaced={usePlaced} />;
    const placed = rendering.containers?.[id];
    return placed && renderPlacedModule(rendering, placed, depth);
  });
  return renderSlot ? renderSlot(address, content) : content;
}

/** What lies side by side and is static shares one wrapper. */
function renderRuns(
  rendering: SlotRendering,
  { ids: hydrated, isInDocument }: PageHydration,
  ids: readonly string[],
  depth: number,
): ReactNode {
  const runs: ReactNode[] = [];
  let staticIds: string[] = [];
  const endRun = () => {
    const [first] = staticIds;
    if (first === undefined) return;
    runs.push(
      isInDocument ? (
        <StaticHtml key={first} id={first} />
      ) : (
        <StaticContent key={first}>{renderStatic(rendering, staticIds, depth)}</StaticContent>
      ),
    );
    staticIds = [];
  };
  for (const id of ids) {
    const placed = rendering.containers?.[id];
    if (!placed || !hydrated.has(id)) {
      staticIds.push(id);
      continue;
    }
    endRun();
    runs.push(renderPlacedModule(rendering, placed, depth));
  }
  endRun();
  return runs;
}

/** Static modules as a server renders them; nothing in them is hydrated either. */
function renderStatic(rendering: SlotRendering, ids: readonly string[], depth: number): ReactNode {
  const whole = { ...rendering, hydration: undefined };
  return ids.map((id) => {
    const placed = rendering.containers?.[id];
    return placed && renderPlacedModule(whole, placed, depth);
  });
}

interface LivePlacedProps {
  readonly id: string;
  readonly rendering: SlotRendering;
  readonly depth: number;
  readonly usePlaced: (id: string) => PlacedModule | undefined;
}

const LivePlaced = memo(function LivePlaced({ id, rendering, depth, usePlaced }: LivePlacedProps) {
  const placed = usePlaced(id);
  return placed && renderPlacedModule(rendering, placed, depth);
});

function renderPlacedModule(rendering: SlotRendering, placed: PlacedModule, depth: number): ReactNode {
  const { driver, id } = placed;
  const { components, renderPlaced, onError, leadId, showGaps } = rendering;
  // The schema made the settings' types, the registry checked the values: here both meet, untyped.
  const Component = components.get(driver) as ComponentType<Record<string, unknown>> | undefined;
  const element = Component ? (
    <ModuleBoundary
      key={id}
      driver={driver}
      attempt={placed}
      gap={showGaps ? <ModuleGap>{rendering.failureSentence(driver)}</ModuleGap> : null}
      onError={onError}
    >
      <Suspense fallback={null}>
        <PlaceInDocumentProvider value={rendering.hydration?.isInDocument ? id : undefined}>
          <Component
            {...fillSettings(placed)}
            isLead={id === leadId}
            anchor={anchorOf(placed)}
            slots={renderOwnSlots(rendering, placed, depth)}
          />
        </PlaceInDocumentProvider>
      </Suspense>
    </ModuleBoundary>
  ) : (
    <MissingModule key={id} driver={driver} isShown={showGaps} onError={onError} />
  );
  return renderPlaced ? <Fragment key={id}>{renderPlaced(placed, element)}</Fragment> : element;
}

const NO_SLOTS: Readonly<Record<string, ReactNode>> = {};

function renderOwnSlots(rendering: SlotRendering, placed: PlacedModule, depth: number) {
  const names = moduleSlots[placed.driver];
  if (!names) return NO_SLOTS;
  const slots: Record<string, ReactNode> = {};
  for (const slot of names) {
    const address = { parentId: placed.id, slot };
    slots[slot] = renderSlotContent(rendering, address, placed.slots?.[slot] ?? [], depth + 1);
  }
  return slots;
}
