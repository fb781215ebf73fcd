/** Grammar of a contract id in a URL. */
export const identifier = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * Sellers and sources name people or campaigns: any printable text, but not only spaces and punctuation. No part
 * between slashes may be `.` or `..`, because the source becomes part of a path.
 */
export const personName = /^(?=.*[^\p{Z}\p{P}])(?!(?:.*[/\\])?\.{1,2}(?:[/\\]|$))[^<>"`\p{Cc}\p{Cs}]{1,80}$/su;

/** A discount code. Chats write `_BLACK_` in italics, so no `_` or hyphen starts or ends one. */
export const voucherCode = /^(?![_-])[A-Za-z0-9_-]{1,40}(?<![_-])$/;
