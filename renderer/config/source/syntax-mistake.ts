import type { Fix, Params } from '../findings/config-finding';

type TextFix = Extract<Fix, { kind: 'replace-text' }>;

/** Why a text is not JSON; the words for a reason stand with the check `json-syntax`. */
export interface SyntaxMistake {
  reason: string;
  offset: number;
  length: number;
  /** What its words ask for besides the reason. */
  params?: Params;
  fix?: TextFix;
}

export function replace(offset: number, length: number, replacement: string): TextFix {
  return { kind: 'replace-text', offset, length, replacement };
}

/** Place of the last sign before an offset that is no space. */
export function lastSign(text: string, offset: number): number {
  return Math.max(0, text.slice(0, offset).trimEnd().length - 1);
}
