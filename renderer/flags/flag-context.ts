/** What a flag is evaluated for. Never personal data. */
export interface FlagContext {
  /** Anonymous random id of the visit. */
  sessionId: string;
  brand: string;
}
