/** An id of the contract in a URL. */
export const identifier = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Sellers and sources are names of people or campaigns: any printable text. Blanks and punctuation alone name nobody. No part
 * between slashes is `.` or `..`, for the source becomes a part of a path.
 */
export const personName = /^(?=.*[^\p{Z}\p{P}])(?!(?:.*[/\\])?\.{1,2}(?:[/\\]|$))[^<>"`\p{Cc}\p{Cs}]{1,80}$/su;

/** A discount code. */
export const voucherCode = /^[A-Za-z0-9_-]{1,40}$/;
