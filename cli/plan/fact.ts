import type { JSONPath } from 'jsonc-parser';
import type { JsonPlace } from '../../catalogue/findings/config-finding';
import type { ScreenPlace } from './screen';

/** A value of one side of a plan. Both sides' facts are compared by path, once. */
export interface Fact {
  value: unknown;
  /** Asked only of a value that differs. */
  place: () => JsonPlace;
  /** Names for the words of the table, where the path's own do not fit. */
  params?: readonly string[];
  /** Flow, step, plan, flag or group of texts that it belongs to. Such a part is told as a whole when it is new or gone. */
  part?: string;
  /** Told although its part is new, or gone. */
  isToldOf?: readonly ('new' | 'gone')[];
  /** Start of the paths that it derives from: their change tells it too. */
  follows?: string;
  /** Screens of the area that may show it; all when absent. */
  isOn?: (screen: ScreenPlace) => boolean;
}

/** Facts by path, and the parts that exist, also those without a fact. */
export class Facts {
  readonly values = new Map<string, Fact>();
  readonly parts = new Set<string>();

  add(path: string, fact: Fact): void {
    if (fact.value !== undefined) this.values.set(path, fact);
  }
}

/** Place of a value in a file of fixed name. */
export function placeIn(file: string, path: JSONPath): Fact['place'] {
  return () => ({ file, path });
}
