import type { Trial } from '../../schemas/generated/types';
import type { Alarm } from './price-alarm';
import type { RiskCategory } from './risk';
import type { VoucherAmount } from './voucher-amounts';

/** Texts of plans. `{0}`, `{1}` are the names in a rule's path; `names` translates some of them. */
export interface PlanWords {
  title: string;
  nothing: string;
  renamed: string;
  isNow: (from: string, to: string) => string;
  removed: string;
  added: string;
  isNew: (subject: string) => string;
  /** Text for a category without entries for a new brand. */
  none: string;
  risks: string;
  /** Each category in the reader's language. */
  categories: Readonly<Record<RiskCategory, { name: string; meaning: string }>>;
  /** Marks a price that changes by more than half. */
  alarms: Readonly<Record<Alarm, string>>;
  decimalMark: ',' | '.';
  noRisks: string;
  /** Title of the changes that are no risk. */
  edits: string;
  derived: (count: number) => string;
  more: (count: number) => string;
  sides: readonly [before: string, after: string];
  screens: string;
  reached: (brands: number, screens: number) => string;
  columns: readonly [changes: string, screens: string, flows: string, modes: string, environments: string];
  everyEnvironment: string;
  everyMode: string;
  kinds: Readonly<Record<'added' | 'removed', string>>;
  /** Side without a value: the old one, and the new one. */
  absent: string;
  gone: string;
  /** Side with an empty text. */
  empty: string;
  /** Plan types of a voucher, by their names. */
  plans: (names: readonly string[]) => string;
  voucherParts: Readonly<Record<VoucherAmount, string>>;
  /** Image that both sides have. */
  redrawn: string;
  colorsGone: string;
  colorsAdded: string;
  /** Command that shows an image whose colours say too little. */
  seePictures: string;
  yes: string;
  no: string;
  pictures: (count: number, folder: string) => string;
  otherScreens: (count: number) => string;
  cut: (lines: number) => string;
  rules: Readonly<Record<string, string>>;
  /** Kind of change on a screen, by the longest matching prefix of a value's path. */
  reasons: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
  /** Units of a trial. */
  units: Readonly<Record<Trial['unit'], readonly [one: string, other: string]>>;
}
