import type { SlotAddress } from '@witryna/module-schemas';
import { type Box, boxAround, type MeasuredModule, type MeasuredSlot, type PageLayout } from './layout.ts';

/** Reads where every slot and module of the page lies. Only reads, so that the browser lays out once. */
export function measureLayout(root: Element): PageLayout {
  const slots = [...root.querySelectorAll<HTMLElement>('[data-slot]')].map(measureSlot);
  return { slots: slots.filter((slot) => slot !== undefined) };
}

/** The box of a placed module's wrapper, which has none of its own (`display: contents`). */
export function boxOfWrapper(wrapper: Element): Box | undefined {
  return boxAround([...wrapper.children].map(visibleBoxOf).filter((box) => box !== undefined));
}

function measureSlot(wrapper: HTMLElement): MeasuredSlot | undefined {
  const holder = holderOf(wrapper);
  const modules = [...wrapper.children].map(measureModule).filter((module) => module !== undefined);
  const isAlone = holder.children.length === 1;
  const box = isAlone
    ? boxOf(holder)
    : boxAround([...wrapper.children].map(contentBoxOf).filter((b) => b !== undefined));
  return box && { address: addressOf(wrapper), box, flow: flowOf(holder), modules };
}

function measureModule(wrapper: Element): MeasuredModule | undefined {
  const id = wrapper instanceof HTMLElement ? wrapper.dataset.placed : undefined;
  const box = id === undefined ? undefined : boxOfWrapper(wrapper);
  return id !== undefined && box ? { id, box } : undefined;
}

const contentBoxOf = (element: Element) => boxOfWrapper(element) ?? visibleBoxOf(element);

/** The element that lays out what is in the slot: those without a box of their own take no part in it. */
function holderOf(wrapper: Element): Element {
  const parent = wrapper.parentElement ?? wrapper;
  return parent !== wrapper && getComputedStyle(parent).display === 'contents' ? holderOf(parent) : parent;
}

function flowOf(holder: Element): MeasuredSlot['flow'] {
  const { display, gridTemplateColumns, flexDirection } = getComputedStyle(holder);
  if (display.includes('grid')) return gridTemplateColumns.split(' ').length > 1 ? 'row' : 'column';
  return display.includes('flex') && flexDirection.startsWith('row') ? 'row' : 'column';
}

function addressOf({ dataset }: HTMLElement): SlotAddress {
  return { parentId: dataset.slotParent ?? null, slot: dataset.slot ?? '' };
}

function visibleBoxOf(element: Element): Box | undefined {
  const box = boxOf(element);
  return box.width > 0 && box.height > 0 ? box : undefined;
}

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left + window.scrollX, top: top + window.scrollY, width, height };
}
