import type { FlowLayout } from '../../studio/layout-flow';

/** A flow of an area of a brand, laid out. */
export interface DrawnFlow {
  area: string;
  /** Name of the flow's file. */
  name: string;
  id: string;
  /** Conditions under which a buyer gets it. */
  entries: readonly string[];
  layout: FlowLayout;
}
