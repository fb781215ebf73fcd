/** What a page knows in the place of a saved card's id, which only our server can put back. */
export const savedCardHandle = 'saved';
