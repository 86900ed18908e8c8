import { Drawing, Table } from '../errors/drawings.tsx';

/** An envelope with a letter that looks out of it, a sprig on the letter. */
export function OpenLetter() {
  return (
    <Drawing>
      <circle cx="204" cy="150" r="102" fill="var(--colour-tint)" stroke="none" />
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
