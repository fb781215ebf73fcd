/** An id of the contract in a URL. */
export const identifier = /^[A-Za-z0-9_-]{1,64}$/;

/** Sellers and sources are names of people or campaigns, not ids. Blanks or dots alone name nobody, and are no part of a path. */
export const personName = /^(?=.*[\p{L}\p{N}])[\p{L}\p{N} ._@-]{1,80}$/u;
