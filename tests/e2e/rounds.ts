/** Every scenario once; many times in the nightly run, for what only some of many orders of events bring about. */
export const rounds = Array.from({ length: process.env.NIGHTLY ? 25 : 1 }, (_, index) => index + 1);
