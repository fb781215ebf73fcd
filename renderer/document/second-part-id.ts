/** Id of the first element of a page's second part, at which the answer is split (server/compress-answers.ts). */
export const secondPartId = 'second-part';
