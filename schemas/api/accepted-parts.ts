/** Parts of the contract after version 1.0 that a server may list in `accepts`. */
export const acceptedParts = ['metadata', 'acceptances', 'cardToken'] as const;
