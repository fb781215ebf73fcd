import type { EntryEnd } from '../../../../model/location/entry';

export interface EndedEntryFields {
  /** End of the visit's invoice or subscription since the page was loaded; null while it is as loaded. */
  endedEntry: EntryEnd | null;
}

export interface EndedEntryPatch {
  endedEntry?: EntryEnd;
}

export const emptyEndedEntry: EndedEntryFields = { endedEntry: null };
