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
