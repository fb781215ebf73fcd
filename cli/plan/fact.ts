import type { JsonPlace } from '../../catalogue/source/json-text';
import type { ScreenPlace } from './screen';

/** A value of one side of a plan. The facts of both sides are compared by path. */
export interface Fact {
  value: unknown;
  /** Computed only for a value that differs. */
  place: () => JsonPlace;
  /** Names for the words of the table, where the path's own do not fit. */
  params?: readonly string[];
  /** Flow, step, plan, flag or group of texts that contains it. A new or removed part is reported as a whole. */
  part?: string;
  /** Reported even if its part is new, or gone. */
  reportedIf?: readonly ('new' | 'gone')[];
  /** Prefix of the paths that it derives from: a change there implies this one. */
  follows?: string;
  /** Whether a screen of the area may show it. Default: all may. */
  isOn?: (screen: ScreenPlace) => boolean;
}

/** Facts by path, and the parts that exist, also those without a fact. */
export class Facts {
  readonly values = new Map<string, Fact>();
  readonly parts = new Set<string>();

  /** @param place a function where it takes work */
  add(path: string, value: unknown, place: JsonPlace | Fact['place'], more: Omit<Fact, 'value' | 'place'> = {}): void {
    if (value === undefined) return;
    this.values.set(path, { ...more, value, place: typeof place === 'function' ? place : () => place });
  }
}
