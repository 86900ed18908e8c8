import { Drawing, Table } from '../ui/drawings.tsx';

/** A dropper bottle that fell over, its drops beside it. */
export function SpiltDropper() {
  return (
    <Drawing>
      <circle cx="150" cy="170" r="104" fill="var(--colour-tint)" stroke="none" />
      <path d="M42 264h118c22 0 26 20 40 26v36c-14 6-18 26-40 26H42c-10 0-14-6-14-14v-60c0-8 4-14 14-14Z" />
      <path d="M64 264v88M132 264v88M80 290h36M80 308h36M80 326h22" />
      <path d="M200 286h18v44h-18" />
      <path d="M236 352c0-10 12-16 34-16s58 2 58 10-18 6-18 6" />
      <path d="M250 344c18-4 40-4 56 0" opacity=".45" />
      <g transform="rotate(-34 190 150)">
        <path d="M172 78c0-22 6-38 18-38s18 16 18 38v14h-36Z" />
        <path d="M166 92h48v26h-48ZM178 92v26M190 92v26M202 92v26" />
        <path d="M182 118v92l8 26 8-26v-92" />
        <path d="M182 172h16" opacity=".45" />
      </g>
      <path d="M256 262c8 12 12 18 12 25a12 12 0 0 1-24 0c0-7 4-13 12-25ZM278 312c5 7 7 11 7 15a7 7 0 0 1-14 0c0-4 2-8 7-15Z" />
      <Table />
    </Drawing>
  );
}
