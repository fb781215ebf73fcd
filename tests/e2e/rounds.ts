/** Each scenario once; many times in the nightly run, to find rare orders of events. */
export const rounds = Array.from({ length: process.env.NIGHTLY ? 25 : 1 }, (_, index) => index + 1);
