import type { JsonPlace } from '../../catalogue/source/json-text';
import type { CheckCode } from '../../schemas/generated/check-table';
import type { CheckPage } from '../../schemas/generated/types';

/** Character range of a file, for findings without a JSON path. */
export interface TextPlace {
  file: string;
  offset: number;
  length: number;
}

export type Place = JsonPlace | TextPlace;

/** Values for the text of a check. A list holds the allowed values; schema texts bring their languages. */
export type Params = Readonly<Record<string, string | number | readonly string[] | Translated>>;
export type Translated = Readonly<Record<keyof CheckPage['words'], string>>;

/** A safe change, not yet located in the text. */
export type Fix =
  | { kind: 'set-value'; value: string | number | boolean | readonly (string | number | boolean)[] }
  | { kind: 'rename-key'; name: string }
  | { kind: 'remove' }
  /** Adds keys after the one at the place. */
  | { kind: 'add-keys'; keys: Readonly<Record<string, string>> }
  | { kind: 'replace-text'; offset: number; length: number; replacement: string };

/** An edit of a text range. */
export type TextFix = Extract<Fix, { kind: 'replace-text' }>;

/** One mistake in a config file. Text and line are added later, for displayed findings. */
export interface ConfigFinding {
  code: CheckCode;
  severity: CheckPage['severity'];
  place: Place;
  params: Params;
  fix?: Fix;
  /** File of another brand that is involved: the finding belongs to both. */
  otherFile?: string;
  /** Brand files that led to a finding in a shared file, such as a flow. */
  brandFiles?: readonly string[];
}

/** Files that a finding concerns. */
export function listFiles({ place, otherFile }: Pick<ConfigFinding, 'place' | 'otherFile'>): string[] {
  return otherFile === undefined ? [place.file] : [place.file, otherFile];
}
