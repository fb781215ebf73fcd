/** Id of the first element in a page's second part, where the answer is split (server/compress-answers.ts). */
export const secondPartId = 'second-part';
