import type { ReactNode } from 'react';

/** Line drawings of the still-life studio; one pen, rounded ends. */
export function Drawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 360 400"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      aria-hidden="true"
      focusable="false"
    >
      <g strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}

/** The table that all of them share. */
export function Table() {
  return (
    <>
      <path d="M14 352h332" />
      <path d="M44 366h104M172 366h34M232 366h84" opacity=".45" />
    </>
  );
}

/** Two plinths on which something should stand, and only its outline does. */
export function EmptyPlinths() {
  return (
    <Drawing>
      <circle cx="236" cy="126" r="92" fill="var(--colour-tint)" stroke="none" />
      <path d="M60 352V262c0-9 26-16 58-16s58 7 58 16v90" />
      <path d="M60 262c0 9 26 16 58 16s58-7 58-16" />
      <path d="M184 352V206c0-9 27-17 61-17s61 8 61 17v146" />
      <path d="M184 206c0 9 27 17 61 17s61-8 61-17" />
      <g strokeDasharray="1 9">
        <path d="M216 196v-68c0-12 10-16 14-22v-14h30v14c4 6 14 10 14 22v68" />
        <path d="M226 92V74h38v18" />
        <path d="M216 154h58" />
      </g>
      <path d="M118 254c-3-38 2-74 14-112" />
      <path d="M127 166c-22-2-33-14-36-34 21 1 34 13 36 34ZM122 204c-24 4-39-4-49-22 22-6 40 2 49 22ZM132 142c-4-20 3-35 19-47 9 19 3 36-19 47ZM125 190c8-20 22-30 43-30-3 21-19 33-43 30Z" />
      <Table />
    </Drawing>
  );
}

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

/** An envelope with a letter that looks out of it, a sprig on the letter. */
export function OpenLetter() {
  return (
    <Drawing>
      <circle cx="204" cy="140" r="94" fill="var(--colour-tint)" stroke="none" />
      <path d="M96 236V96h168v140" fill="var(--colour-paper)" />
      <path d="M122 196h116M136 214h88" opacity=".45" />
      <path d="M180 176c-2-22 2-38 10-52M184 158c-14 1-23-6-26-20 14-2 23 5 26 20ZM185 148c4-13 14-20 28-19-2 14-12 22-28 19ZM190 126c-4-12 0-22 11-29 7 12 4 23-11 29Z" />
      <path d="m62 208 34-26M298 208l-34-26" />
      <path d="M62 208v144h236V208" />
      <path d="m62 208 106 84c8 6 16 6 24 0l106-84M62 352l88-73M298 352l-88-73" />
      <Table />
    </Drawing>
  );
}

/** A paper bag with nothing in it but a sprig drawn on its front. */
export function EmptyBag() {
  return (
    <Drawing>
      <circle cx="206" cy="150" r="96" fill="var(--colour-tint)" stroke="none" />
      <path d="M254 148 294 176v160l-24 16" fill="var(--colour-paper)" />
      <path d="M272 160v46l22 24M272 206l-9 20" opacity=".45" />
      <path d="M86 148h168l16 204H70Z" fill="var(--colour-paper)" />
      <path d="M128 176v-48c0-26 18-46 42-46s42 20 42 46v48" />
      <path d="M128 178a3 3 0 1 0 .1 0M212 178a3 3 0 1 0 .1 0" />
      <path d="M166 318c-3-34 2-64 14-96M174 254c-18-1-28-11-31-27 18 0 29 11 31 27ZM170 284c-20 3-33-3-41-18 18-5 33 2 41 18ZM179 232c-4-17 2-31 16-41 7 17 2 32-16 41ZM172 274c7-17 19-25 36-25-2 17-16 27-36 25Z" />
      <Table />
    </Drawing>
  );
}
