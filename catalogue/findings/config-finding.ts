import type { JSONPath } from 'jsonc-parser';
import type { CheckCode } from '../../schemas/generated/check-table';
import type { CheckPage } from '../../schemas/generated/types';

/** A JSON path in a file, and whether its key or its value is meant; a path that does not exist means its nearest parent. */
export interface JsonPlace {
  file: string;
  path: JSONPath;
  part?: 'key' | 'value';
}

/** Characters of a file, for what has no JSON path. */
export interface TextPlace {
  file: string;
  offset: number;
  length: number;
}

export type Place = JsonPlace | TextPlace;

/** Values for the text of a check. A list holds the allowed values; schema texts bring their languages. */
export type Params = Readonly<Record<string, string | number | readonly string[] | Translated>>;
type Translated = Readonly<Record<keyof CheckPage['words'], string>>;

/** A change that is right beyond doubt, before anybody has looked where it stands in the text. */
export type Fix =
  | { kind: 'set-value'; value: string | number | boolean | readonly (string | number | boolean)[] }
  | { kind: 'rename-key'; name: string }
  | { kind: 'remove' }
  | { kind: 'replace-text'; offset: number; length: number; replacement: string };

/** One mistake in a config file. Words and lines come later, for those that are shown. */
export interface ConfigFinding {
  code: CheckCode;
  severity: CheckPage['severity'];
  place: Place;
  params: Params;
  fix?: Fix;
  /** The file of another brand that has a part in it: what two have alike is a finding of both. */
  otherFile?: string;
  /** The files of the brands that were looked at when it was found in a file that is none of theirs, as a flow is. */
  brandFiles?: readonly string[];
}

/** The files that a finding is about. */
export function listFiles({ place, otherFile }: Pick<ConfigFinding, 'place' | 'otherFile'>): string[] {
  return otherFile === undefined ? [place.file] : [place.file, otherFile];
}
