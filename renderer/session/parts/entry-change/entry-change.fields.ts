import type { EntryChange } from '../../../../model/location/entry';

export interface EntryChangeFields {
  /** End or new amount of the visit's invoice or subscription since the page was loaded; null while it is as loaded. */
  entryChange: EntryChange | null;
}

export interface EntryChangePatch {
  entryChange?: EntryChange;
}

export const emptyEntryChange: EntryChangeFields = { entryChange: null };
